/** A seeded generator (linear congruential, Numerical Recipes constants): the same seed draws the same stars for ever. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A whole number from 0 up to, not including, `limit`. */
export function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}
