export interface FieldConflict<Row> {
  name: keyof Row & string;
  was: Row[keyof Row & string];
  theirs: Row[keyof Row & string];
  mine: Row[keyof Row & string];
}

/**
 * Puts two changes of one row together. A field that only one of both has changed takes that change; a field that both have changed to
 * different values is a conflict, and `merged` has theirs.
 */
export function mergeEdits<Row extends object>(was: Row, mine: Row, theirs: Row, names: readonly (keyof Row & string)[]) {
  const merged = { ...mine };
  const conflicts: FieldConflict<Row>[] = [];
  for (const name of names) {
    const isMineNew = !isSame(mine[name], was[name]);
    const isTheirsNew = !isSame(theirs[name], was[name]);
    if (isTheirsNew) merged[name] = theirs[name];
    if (isMineNew && isTheirsNew && !isSame(mine[name], theirs[name])) {
      conflicts.push({ name, was: was[name], theirs: theirs[name], mine: mine[name] });
    }
  }
  return { merged, conflicts };
}

/** The fields that differ. */
export function changedFields<Row extends object, Name extends keyof Row & string>(was: Row, now: Row, names: readonly Name[]): Name[] {
  return names.filter((name) => !isSame(was[name], now[name]));
}

/** Values of forms: texts, numbers, and lists of them. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
