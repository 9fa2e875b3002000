/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) of a part of a text, going on from another hash. */
export function hashFrom(seed: number, text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** The hash with a final mix: small, and the same on every machine. */
export function hash(text: string): number {
  const value = hashFrom(0, text);
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
