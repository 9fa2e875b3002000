/** A pattern and its replacement. */
export type Rewriting = readonly [RegExp, string];

/** Global patterns from sources by their replacement. They are applied in the order of the keys, so each replacement has one place. */
export function rewritings(sources: Readonly<Record<string, string | readonly string[]>>): readonly Rewriting[] {
  return Object.entries(sources).flatMap(([text, patterns]) => [patterns].flat().map((source) => [new RegExp(source, 'g'), text] as const));
}

/** Applies all rewritings in their order. */
export function rewrite(text: string, all: readonly Rewriting[]): string {
  return all.reduce((rewritten, [pattern, replacement]) => rewritten.replace(pattern, replacement), text);
}
