import { fittingShare, targetByValues } from './fitting-values.ts';
import type { ShopSystem } from './shop-systems.ts';
import { similarTarget } from './similar-header.ts';
import { headerKey, importTargets, targetAliases, type ImportTarget } from './targets.ts';

export const matchSources = ['same-name', 'alias', 'similar-name', 'values', 'model', 'person'] as const;
export type MatchSource = (typeof matchSources)[number];

export interface ColumnMatch {
  /** Place in the header, from 0. */
  index: number;
  /** Null: the column is left out. */
  target: ImportTarget | null;
  /** 0 to 100. From SURE on nobody has to look. */
  confidence: number;
  /** Null where nothing was found. */
  source: MatchSource | null;
}

export const SURE = 85;

type Guess = Pick<ColumnMatch, 'target' | 'confidence' | 'source'> & { rank: number };

const NOTHING: Guess = { target: null, confidence: 0, source: null, rank: 0 };
/** Left out by a system whose columns are known: nobody has to look at it. */
const LEFT_OUT: Guess = { target: null, confidence: 100, source: 'same-name', rank: 0 };

function byName(key: string, system: ShopSystem | null): Guess {
  if (system) {
    const rank = system.columns.findIndex(([header]) => header === key);
    return rank < 0 ? LEFT_OUT : { target: system.columns[rank]![1], confidence: 100, source: 'same-name', rank };
  }
  for (const target of importTargets) {
    const rank = targetAliases[target].indexOf(key);
    if (rank >= 0) return { target, confidence: rank === 0 ? 100 : 97, source: rank === 0 ? 'same-name' : 'alias', rank };
  }
  const similar = similarTarget(key);
  return similar ? { target: similar.target, confidence: Math.round(similar.score * 90), source: 'similar-name', rank: 50 } : NOTHING;
}

function guess(header: string, cells: readonly string[], system: ShopSystem | null): Guess {
  const named = byName(headerKey(header), system);
  if (named.target !== null) {
    const share = fittingShare(named.target, cells);
    // A name whose cells say something else is not believed.
    return share === null || share >= 0.5 ? named : { ...named, confidence: Math.round(named.confidence * share) };
  }
  if (system) return named;
  const target = targetByValues(cells);
  return target === null ? NOTHING : { target, confidence: 60, source: 'values', rank: 90 };
}

/**
 * Where each column goes, by rules alone: the known headers of a shop system, aliases, similar names, and what the cells look like. A
 * target goes to one column: the surest, of equally sure ones the one whose header is the better name for it.
 * @param columns the cells of each column, as samples
 */
export function matchColumns(header: readonly string[], columns: readonly (readonly string[])[], system: ShopSystem | null): ColumnMatch[] {
  const guesses = header.map((name, index) => guess(name, columns[index] ?? [], system));
  const best = new Map<ImportTarget, number>();
  for (const [index, { target, confidence, rank }] of guesses.entries()) {
    if (target === null) continue;
    const rival = guesses[best.get(target) ?? -1];
    if (!rival || confidence > rival.confidence || (confidence === rival.confidence && rank < rival.rank)) best.set(target, index);
  }
  return guesses.map(({ target, confidence, source }, index) => {
    const isTaken = target !== null && best.get(target) !== index;
    return isTaken ? { index, target: null, confidence: system ? 100 : 0, source: null } : { index, target, confidence, source };
  });
}
