function parse(text: string): number[][] {
  return text
    .trim()
    .split(/\s+/)
    .map((group) => group.split(',').map(Number));
}

/** Reads "x,y x,y", the way positions are written down in the drawings. */
export const pairs = (text: string): [number, number][] => parse(text) as [number, number][];

/** Reads "x,y,length x,y,length". */
export const triples = (text: string): [number, number, number][] => parse(text) as [number, number, number][];
