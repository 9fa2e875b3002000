import { importTargets, targetAliases, type ImportTarget } from './targets.ts';

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** The Sørensen-Dice coefficient of the pairs of letters, 0 to 1. */
function similarity(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  let common = 0;
  for (const [pair, count] of left) common += Math.min(count, right.get(pair) ?? 0);
  const all = Math.max(0, a.length - 1) + Math.max(0, b.length - 1);
  return all === 0 ? 0 : (2 * common) / all;
}

const LEAST_SIMILAR = 0.7;

/** The target with the most similar alias, if one is similar enough. */
export function similarTarget(key: string): { target: ImportTarget; score: number } | null {
  let best: { target: ImportTarget; score: number } | null = null;
  for (const target of importTargets) {
    for (const alias of targetAliases[target]) {
      const score = similarity(key, alias);
      if (score >= LEAST_SIMILAR && score > (best?.score ?? 0)) best = { target, score };
    }
  }
  return best;
}
