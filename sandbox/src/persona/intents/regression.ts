/** A multinomial logistic regression over the features of short texts, trained by stochastic gradient descent. */
export interface Sample {
  label: string;
  features: string[];
}

export interface Likeliest {
  label: string;
  probability: number;
}

interface Vector {
  places: Int32Array;
  values: Float32Array;
}

const ROUNDS = 6;
const FIRST_STEP = 4;
/** Below this a label is left as it is, which saves most of the time. */
const LEAST_ERROR = 0.002;
/** Visits the samples in a mixed order: a prime that does not divide their number. */
const STRIDE = 7_919;

/** The likeliest label of a text's features, or null if none of them is in the samples. */
export function train(samples: Sample[]): (features: string[]) => Likeliest | null {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const uses = new Map<string, number>();
  for (const { features } of samples) for (const feature of features) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  const places = new Map([...uses.keys()].map((feature, place) => [feature, place]));
  // Rare features say more.
  const rarity = [...uses.values()].map((count) => Math.log(1 + samples.length / count));
  const weights = new Float32Array(uses.size * labels.length);
  const scores = new Float32Array(labels.length);

  function vectorOf(features: string[]): Vector {
    const known = Int32Array.from(features.map((feature) => places.get(feature) ?? -1).filter((place) => place >= 0));
    const length = Math.hypot(...Array.from(known, (place) => rarity[place]!));
    return { places: known, values: Float32Array.from(known, (place) => rarity[place]! / length) };
  }

  /** Fills `scores` with the probability of each label. */
  function score({ places: at, values }: Vector): void {
    scores.fill(0);
    for (let n = 0; n < at.length; n += 1) {
      const row = at[n]! * labels.length;
      const value = values[n]!;
      for (let k = 0; k < labels.length; k += 1) scores[k]! += value * weights[row + k]!;
    }
    const most = scores.reduce((high, one) => Math.max(high, one), -Infinity);
    let sum = 0;
    for (let k = 0; k < labels.length; k += 1) sum += scores[k] = Math.exp(scores[k]! - most);
    for (let k = 0; k < labels.length; k += 1) scores[k]! /= sum;
  }

  function learn({ places: at, values }: Vector, right: number, step: number): void {
    scores[right]! -= 1;
    const wrong: number[] = [];
    for (let k = 0; k < labels.length; k += 1) if (Math.abs(scores[k]!) >= LEAST_ERROR) wrong.push(k);
    for (let n = 0; n < at.length; n += 1) {
      const row = at[n]! * labels.length;
      const move = step * values[n]!;
      for (const k of wrong) weights[row + k]! -= move * scores[k]!;
    }
  }

  const vectors = samples.map(({ label, features }) => ({ vector: vectorOf(features), right: labels.indexOf(label) }));
  const steps = ROUNDS * vectors.length;
  for (let step = 0; step < steps; step += 1) {
    const { vector, right } = vectors[(step * STRIDE) % vectors.length]!;
    score(vector);
    learn(vector, right, FIRST_STEP * (1 - step / steps));
  }
  return (features) => {
    const vector = vectorOf(features);
    if (vector.places.length === 0) return null;
    score(vector);
    const best = scores.indexOf(Math.max(...scores));
    return { label: labels[best]!, probability: scores[best]! };
  };
}
