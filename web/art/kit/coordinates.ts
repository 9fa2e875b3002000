function parse(text: string): number[][] {
  return text
    .trim()
    .split(/\s+/)
    .map((group) => group.split(',').map(Number));
}

/** Reads "x,y x,y", the way positions are written down in the drawings. */
export function pairs(text: string): [number, number][] {
  return parse(text) as [number, number][];
}

/** Reads "x,y,length x,y,length". */
export function triples(text: string): [number, number, number][] {
  return parse(text) as [number, number, number][];
}
