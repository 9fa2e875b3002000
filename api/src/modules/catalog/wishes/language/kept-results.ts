/** A pure function of a text that keeps its results: a turn of the chat reads the same texts many times. */
export function keepResults<T extends NonNullable<unknown>>(read: (text: string) => T, mostKept: number): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const result = read(text);
    kept.set(text, result);
    return result;
  };
}
