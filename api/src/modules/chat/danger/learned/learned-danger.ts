import type { Danger, DangerLanguage } from '../danger-patterns.ts';
import { exampleLines, type ExampleLine, kinds, type Kind, languages } from './examples.ts';
import { featuresOf } from './features.ts';
import { partsOfMessage } from './parts-of-message.ts';
import { type Model, train } from './train.ts';

/** Of harmless example lines that were not learned, about one in a hundred is above it: docs/decisions/34-danger.md. */
const SURE = 0.85;

/** A danger of which no example was learned is told by how much likelier it is than a harmless message. */
export function trainKinds(lines: readonly ExampleLine[]): Model<Kind> {
  return train(
    lines.flatMap(({ text, kind }) => {
      const [whole, ...sentences] = partsOfMessage(text);
      // Every sentence of a harmless message is harmless; of a dangerous one, nobody knows which it is.
      const learned = kind === 'harmless' ? [whole, ...sentences] : [whole];
      return learned.map((words) => ({ features: featuresOf(words), label: kind }));
    }),
    kinds,
  );
}

function trainLanguages(lines: readonly ExampleLine[]): Model<DangerLanguage> {
  return train(
    lines.map(({ text, language }) => ({ features: featuresOf(partsOfMessage(text)[0]), label: language })),
    languages,
  );
}

function likeliest<Label extends string>(found: Record<Label, number>, labels: readonly Label[]): Label {
  return labels.reduce((best, label) => (found[label] > found[best] ? label : best));
}

/** The danger of the worst part of a message, or null if no part is likely enough. */
export function dangerBy(model: Model<Kind>, message: string, sure = SURE): Danger | null {
  const found = partsOfMessage(message).map((words) => model(featuresOf(words)));
  const worst = found.reduce((worst, part) => (part.harmless < worst.harmless ? part : worst));
  return 1 - worst.harmless > sure
    ? likeliest(
        worst,
        kinds.filter((kind) => kind !== 'harmless'),
      )
    : null;
}

let models: { ofKind: Model<Kind>; ofLanguage: Model<DangerLanguage> } | undefined;

/** Learns the examples, once per process: called at the start, so that no message waits for it. */
export function learnDanger(): NonNullable<typeof models> {
  return (models ??= { ofKind: trainKinds(exampleLines), ofLanguage: trainLanguages(exampleLines) });
}

export function learnedDanger(message: string): Danger | null {
  return dangerBy(learnDanger().ofKind, message);
}

export function languageOf(message: string): DangerLanguage {
  return likeliest(learnDanger().ofLanguage(featuresOf(partsOfMessage(message)[0])), languages);
}
