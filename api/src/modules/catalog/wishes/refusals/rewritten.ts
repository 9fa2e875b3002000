/** Replaces what a pattern finds, everywhere in a text. */
export function rewritten(source: string, text: string): readonly [RegExp, string] {
  return [new RegExp(source, 'g'), text];
}
