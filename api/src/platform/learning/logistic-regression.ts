import { createHash } from 'node:crypto';

type Feature = string | number;
/** One example: what it is known by, and what it is. */
export interface Example<Label extends string> {
  features: readonly Feature[] | ReadonlySet<Feature>;
  label: Label;
}
export type Model<Label extends string> = (features: Iterable<Feature>) => Record<Label, number>;

const HASH_BYTES = 32;
const UINT32 = 4;
const ROUNDS = 16;
/** The weights are averaged over the ends of the rounds after these (Polyak, Juditsky 1992): a single end depends on the order of the examples. */
const ROUNDS_BEFORE_AVERAGE = 1;
/** Less than this is not worth a step: most lines are known after two rounds. */
const LEAST_ERROR = 0.05;
const RATE = 0.2;
const DECAY = 1e-4;
/** As if every line had this many features more: a line of one word may not be as sure as a sentence. */
const UNKNOWN = 120;

/** A mixed order in which a new example moves no other: with another order, the answers of unlike texts would change, too. */
function mixed<Row extends { hash: Buffer }>(rows: readonly Row[], round: number): Row[] {
  const at = (round * UINT32) % HASH_BYTES;
  return rows.toSorted((one, other) => one.hash.readUInt32LE(at) - other.hash.readUInt32LE(at));
}

/**
 * Multinomial logistic regression over features that are there or not, by AdaGrad (Duchi, Hazan, Singer 2011).
 * @returns the probability of every label; features of no example count for nothing
 */
export function train<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  { rounds = ROUNDS, unknown = UNKNOWN } = {},
): Model<Label> {
  const places = new Map<Feature, number>();
  const rows = examples.map(({ features, label }) => {
    const known = [...features].map((feature) => {
      const place = places.get(feature) ?? places.size;
      places.set(feature, place);
      return place;
    });
    const hash = createHash('sha256')
      .update([label, ...features].join(' '))
      .digest();
    return { known, target: labels.indexOf(label), hash };
  });
  const count = labels.length;
  const weights = new Float32Array((places.size + 1) * count);
  const squares = new Float32Array(weights.length).fill(1e-6);
  const bias = places.size;

  function probabilities(known: readonly number[]): number[] {
    const scale = 1 / Math.sqrt(known.length + unknown);
    const scores = labels.map((_, label) => {
      let sum = 0;
      for (const place of known) sum += weights[place * count + label]!;
      return Math.exp(weights[bias * count + label]! + sum * scale);
    });
    const total = scores.reduce((sum, score) => sum + score, 0);
    return scores.map((score) => score / total);
  }
  function move(index: number, gradient: number): void {
    squares[index]! += gradient * gradient;
    weights[index]! -= (RATE * gradient) / Math.sqrt(squares[index]!);
  }
  const sums = new Float32Array(weights.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const { known, target } of mixed(rows, round)) {
      const scale = 1 / Math.sqrt(known.length + unknown);
      for (const [label, probability] of probabilities(known).entries()) {
        const error = probability - (label === target ? 1 : 0);
        if (Math.abs(error) < LEAST_ERROR) continue;
        for (const place of known) move(place * count + label, error * scale + DECAY * weights[place * count + label]!);
        move(bias * count + label, error);
      }
    }
    if (round >= ROUNDS_BEFORE_AVERAGE) for (let index = 0; index < sums.length; index += 1) sums[index]! += weights[index]!;
  }
  for (let index = 0; index < sums.length; index += 1) weights[index] = sums[index]! / (rounds - ROUNDS_BEFORE_AVERAGE);
  return (features) => {
    const known: number[] = [];
    for (const feature of features) {
      const place = places.get(feature);
      if (place !== undefined) known.push(place);
    }
    const found = probabilities(known);
    return Object.fromEntries(labels.map((label, place) => [label, found[place]!])) as Record<Label, number>;
  };
}
