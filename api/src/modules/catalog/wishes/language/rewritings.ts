/** A pattern and the text in the place of what it finds. */
export type Rewriting = readonly [RegExp, string];

/** Patterns by the text that replaces what they find, in the order in which they are applied. */
export function rewritings(sources: Readonly<Record<string, string | readonly string[]>>): readonly Rewriting[] {
  return Object.entries(sources).flatMap(([text, patterns]) => [patterns].flat().map((source) => [new RegExp(source, 'g'), text] as const));
}

export function rewrite(text: string, all: readonly Rewriting[]): string {
  return all.reduce((rewritten, [pattern, replacement]) => rewritten.replace(pattern, replacement), text);
}
