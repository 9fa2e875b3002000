/** A multinomial logistic regression over the hashed features of short texts, trained by stochastic gradient descent. */
export interface Sample {
  label: string;
  features: readonly number[];
}

export interface Guess {
  /** The name of the intent in examples/*.yaml. */
  label: string;
  /** From 0 to 1. What it is worth by cross-validation: docs/decisions/33-understanding.md. */
  probability: number;
}

const ROUNDS = 2;
const FIRST_STEP = 8;
/** Below this a label is left as it is, which saves most of the time. */
const LEAST_ERROR = 0.02;
/** A sample that is as good as known teaches nothing, and is left out of the next round. */
const KNOWN = 0.9;

/** The prior odds of a label relative to the others: 1 for all labels is no prior. */
export type Prior = (label: string) => number;

/** Trains on the samples in their order. The likeliest label of a text's features (places below `places`), or null if none of them is in the samples. */
export function train(samples: readonly Sample[], places: number): (features: readonly number[], prior: Prior | null) => Guess | null {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const count = labels.length;
  // Rare features say more; of unknown ones, nothing is known.
  const rarity = new Float32Array(places);
  for (const { features } of samples) for (const place of features) rarity[place]! += 1;
  for (let place = 0; place < places; place += 1) if (rarity[place]! > 0) rarity[place] = Math.log(1 + samples.length / rarity[place]!);
  const weights = new Float32Array(places * count);
  const isLearned = new Uint8Array(places);
  const scores = new Float64Array(count);
  const wrong = new Int32Array(count);
  // Of the text that is scored: where the weights of its features begin, and the features' values.
  const starts: number[] = [];
  const values: number[] = [];

  /** What the values of a text's features are divided by; 0 if all are unknown. */
  function lengthOf(features: readonly number[]): number {
    let squares = 0;
    for (const place of features) squares += rarity[place]! * rarity[place]!;
    return Math.sqrt(squares);
  }

  function score(features: readonly number[], length: number): void {
    starts.length = 0;
    values.length = 0;
    for (const place of features)
      if (isLearned[place] === 1) {
        starts.push(place * count);
        values.push(rarity[place]! / length);
      }
    while (starts.length % 4 > 0) {
      starts.push(0);
      values.push(0);
    }
    scores.fill(0);
    // Four features in one pass over the labels: the scores are read and written once.
    for (let at = 0; at < starts.length; at += 4) {
      const a = starts[at]!;
      const b = starts[at + 1]!;
      const c = starts[at + 2]!;
      const d = starts[at + 3]!;
      const ofA = values[at]!;
      const ofB = values[at + 1]!;
      const ofC = values[at + 2]!;
      const ofD = values[at + 3]!;
      for (let label = 0; label < count; label += 1)
        scores[label]! += ofA * weights[a + label]! + ofB * weights[b + label]! + ofC * weights[c + label]! + ofD * weights[d + label]!;
    }
    let most = -Infinity;
    for (let label = 0; label < count; label += 1) if (scores[label]! > most) most = scores[label]!;
    let sum = 0;
    for (let label = 0; label < count; label += 1) sum += scores[label] = Math.exp(scores[label]! - most);
    for (let label = 0; label < count; label += 1) scores[label]! /= sum;
  }

  function learn(features: readonly number[], length: number, right: number, step: number): void {
    scores[right]! -= 1;
    let found = 0;
    for (let label = 0; label < count; label += 1) if (Math.abs(scores[label]!) >= LEAST_ERROR) wrong[found++] = label;
    for (const place of features) {
      isLearned[place] = 1;
      const row = place * count;
      const move = (step * rarity[place]!) / length;
      for (let n = 0; n < found; n += 1) weights[row + wrong[n]!]! -= move * scores[wrong[n]!]!;
    }
  }

  const rights = new Map(labels.map((label, place) => [label, place]));
  const rows = samples.map(({ label, features }) => ({ features, length: lengthOf(features), right: rights.get(label)! }));
  const steps = ROUNDS * rows.length;
  const isKnown = new Uint8Array(rows.length);
  for (let step = 0; step < steps; step += 1) {
    const at = step % rows.length;
    const { features, length, right } = rows[at]!;
    if (length === 0 || isKnown[at] === 1) continue;
    score(features, length);
    if (scores[right]! < KNOWN) learn(features, length, right, FIRST_STEP * (1 - step / steps));
    else isKnown[at] = 1;
  }
  /** Bayes' rule, with a prior of the labels. */
  function weigh(prior: Prior): void {
    let sum = 0;
    for (let label = 0; label < count; label += 1) {
      scores[label]! *= prior(labels[label]!);
      sum += scores[label]!;
    }
    for (let label = 0; label < count; label += 1) scores[label]! /= sum;
  }

  return (features, prior) => {
    const length = lengthOf(features);
    if (length === 0) return null;
    score(features, length);
    if (prior) weigh(prior);
    const best = scores.indexOf(Math.max(...scores));
    return { label: labels[best]!, probability: scores[best]! };
  };
}
