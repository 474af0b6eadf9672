export async function generate(): Promise<Readonly<Record<string, string>>> {
  return {};
}
