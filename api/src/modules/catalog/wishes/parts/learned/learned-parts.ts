import { type Example, type Model, train } from '../../../../../platform/learning/logistic-regression.ts';
import { type Before, clauseReader, featuresOf, type PartKind, type ReadClause } from './clause-features.ts';
import { type Clause, cutClauses } from './cut-clauses.ts';
import examples from './examples.json' with { type: 'json' };

export interface MessagePart {
  kind: PartKind;
  text: string;
}
/** "same": the clause belongs to the part before it. */
type Label = PartKind | 'same';
const labels: readonly Label[] = ['item', 'same', 'lead', 'all', 'ask'];

/** A clause has some hundred features, so that the doubt of a short text is no matter here. */
const FIT = { rounds: 8, unknown: 5 };

/** Labels the clauses one after the other. */
function walk(clauses: readonly ReadClause[], labelOf: (before: Before, place: number) => Label): Label[] {
  let before: Before = { kind: null, clauses: [], items: 0 };
  return clauses.map((clause, place) => {
    const label = labelOf(before, place);
    const isNew = label !== 'same';
    before = {
      kind: isNew ? label : before.kind,
      clauses: isNew ? [clause] : [...before.clauses, clause],
      items: before.items + (label === 'item' ? 1 : 0),
    };
    return label;
  });
}

/** "[lead]Two bags: [item]one minty, [item]one nutty" */
export function readExample(line: string): MessagePart[] {
  const [, ...said] = line.split(/\[(lead|item|all|ask)\]/);
  return said.flatMap((kind, at) => (at % 2 === 0 ? [{ kind: kind as PartKind, text: said[at + 1]! }] : []));
}

/** The label of each clause of an example: of its part where the part begins. */
function labelsOf(parts: readonly MessagePart[], clauses: readonly Clause[]): Label[] {
  const found = clauses.map((): Label => 'same');
  let at = 0;
  for (const { kind, text } of parts) {
    const place = clauses.findIndex((clause) => clause.at >= at - 1);
    if (place >= 0) found[place] = kind;
    at += text.length;
  }
  return found;
}

/** Trains on annotated messages (`readExample`); cuts a message into its parts. One that is an example has the parts of the example. */
export function trainParts(lines: readonly string[]): (message: string) => MessagePart[] {
  const examples = new Map(lines.map(readExample).map((parts) => [parts.map(({ text }) => text).join(''), parts]));
  const known = new Map<string, number>();
  for (const message of examples.keys())
    for (const word of new Set(cutClauses(message).flatMap(({ words }) => words))) known.set(word, (known.get(word) ?? 0) + 1);
  const readClauses = clauseReader(known);
  const samples: Example<Label>[] = [];
  for (const [message, parts] of examples) {
    const clauses = readClauses(message);
    const right = labelsOf(parts, clauses);
    walk(clauses, (before, place) => {
      samples.push({ features: featuresOf(clauses, place, before), label: right[place]! });
      return right[place]!;
    });
  }
  const model: Model<Label> = train(samples, labels, FIT);
  return (message) => {
    const example = examples.get(message);
    if (example) return example;
    const clauses = readClauses(message);
    const found = walk(clauses, (before, place) => {
      const likely = model(featuresOf(clauses, place, before));
      const best = labels.reduce((one, other) => (likely[other] > likely[one] ? other : one));
      return place === 0 && best === 'same' ? 'item' : best;
    });
    const parts: MessagePart[] = [];
    for (const [place, { at, end }] of clauses.entries()) {
      const label = found[place]!;
      const text = message.slice(at, end);
      if (label === 'same') parts.at(-1)!.text += text;
      else parts.push({ kind: label, text });
    }
    return parts;
  };
}

let trained: ReturnType<typeof trainParts> | undefined;

/** Trains on the examples, once per process: called at the start, so that no message waits for it. */
export function learnParts(): ReturnType<typeof trainParts> {
  return (trained ??= trainParts(examples));
}

/** The parts of a text in plain English, which together are the whole of it: for one coffee or person each, or for all of them. */
export function partsOf(plain: string): MessagePart[] {
  return cutClauses(plain).length < 2 ? [{ kind: 'item', text: plain }] : learnParts()(plain);
}
