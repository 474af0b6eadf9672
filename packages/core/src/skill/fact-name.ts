/** What a fact is called where its prefix says nothing: `entity:built` is `built`. */
export function factName(fact: string): string {
  return fact.replace(/^entity:/, "");
}
