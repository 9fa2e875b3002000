import { hash } from '../language/hash.ts';
import { plainText } from '../language/text.ts';
import { featuresOf, masked, wordsOf } from './features.ts';
import { type Guess, type Prior, train } from './regression.ts';

const BETWEEN_LINES = ' ¦ ';

/** A classifier of masked texts. One that is an example has its label; of all others the regression finds the likeliest. */
export function learnExamples(
  examples: Iterable<[label: string, lines: readonly string[]]>,
  places: number,
): (text: string, prior?: Prior | null) => Guess | null {
  // All lines of a label at once: one pass of each pattern in place of thousands.
  const samples = [...examples].flatMap(([label, lines]) =>
    masked(plainText(lines.join(BETWEEN_LINES)))
      .split(BETWEEN_LINES)
      .map((line) => {
        const words = wordsOf(line);
        return { label, said: words.join(' '), place: hash(line), features: featuresOf(words, places) };
      }),
  );
  // A mixed order in which a new line moves no other: the guesses for all other messages stay as they are.
  samples.sort((one, other) => one.place - other.place);
  const labels = new Map(samples.map(({ label, said }) => [said, label]));
  labels.delete('');
  const likeliest = train(samples, places);
  return (text, prior = null) => {
    const words = wordsOf(text);
    const label = labels.get(words.join(' '));
    return label === undefined ? likeliest(featuresOf(words, places), prior) : { label, probability: 1 };
  };
}
