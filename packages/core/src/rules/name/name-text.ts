/** A name as YAML: quoted where plain text would be read as something else. */
export function nameAsYaml(name: string): string {
  const isPlain =
    /^[\p{L}][\p{L}\p{M}\p{N}-]*$/u.test(name) &&
    !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name);
  return isPlain ? name : JSON.stringify(name);
}
