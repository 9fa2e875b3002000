import type { Danger, DangerLanguage } from '../danger-patterns.ts';
import { exampleLines, type ExampleLine, kinds, type Kind, languages } from './examples.ts';
import { featuresOf } from './features.ts';
import { partsOfMessage } from './parts-of-message.ts';
import { type Model, train } from '../../../../platform/learning/logistic-regression.ts';

/** Of harmless example lines outside the training set, one in fifty is above it: docs/decisions/36-danger.md. */
const SURE = 0.74;
/** The same for a piece of a sentence; measured on six harmless lines put together, with and without one of danger between them. */
const SURE_OF_PIECE = 0.92;

/** The model that classifies a line by its kind. */
export function trainKinds(lines: readonly ExampleLine[]): Model<Kind> {
  return train(
    lines.flatMap(({ text, kind }) => {
      const [whole, ...sentences] = partsOfMessage(text);
      // Every sentence of a harmless message is harmless; of a dangerous one, it is not known which one is.
      const learned = kind === 'harmless' ? [whole, ...sentences] : [whole];
      return learned.map(({ words }) => ({ features: featuresOf(words), label: kind }));
    }),
    kinds,
  );
}

function trainLanguages(lines: readonly ExampleLine[]): Model<DangerLanguage> {
  return train(
    lines.map(({ text, language }) => ({ features: featuresOf(partsOfMessage(text)[0].words), label: language })),
    languages,
  );
}

function likeliest<Label extends string>(found: Record<Label, number>, labels: readonly Label[]): Label {
  return labels.reduce((best, label) => (found[label] > found[best] ? label : best));
}

/** The danger of the worst part of a message, or null if no part is likely enough. */
export function dangerBy(model: Model<Kind>, message: string): Danger | null {
  const likely = partsOfMessage(message)
    .map(({ words, isPiece }) => ({ found: model(featuresOf(words)), sure: isPiece ? SURE_OF_PIECE : SURE }))
    .filter(({ found, sure }) => 1 - found.harmless > sure)
    .map(({ found }) => found);
  const [first, ...others] = likely;
  if (!first) return null;
  const worst = others.reduce((one, other) => (other.harmless < one.harmless ? other : one), first);
  return likeliest(
    worst,
    kinds.filter((kind) => kind !== 'harmless'),
  );
}

let models: { ofKind: Model<Kind>; ofLanguage: Model<DangerLanguage> } | undefined;

/** Trains the models on the examples, once per process: called at the start, so that no message waits for it. */
export function learnDanger(): NonNullable<typeof models> {
  return (models ??= { ofKind: trainKinds(exampleLines), ofLanguage: trainLanguages(exampleLines) });
}

export function learnedDanger(message: string): Danger | null {
  return dangerBy(learnDanger().ofKind, message);
}

export function languageOf(message: string): DangerLanguage {
  return likeliest(learnDanger().ofLanguage(featuresOf(partsOfMessage(message)[0].words)), languages);
}
