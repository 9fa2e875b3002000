import { z } from 'zod';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import type { CatalogSnapshot } from '../catalog-snapshot.ts';
import { type FoundProduct, searchCatalogue, type SearchWish } from '../search/search-catalogue.ts';
import { type QuizOption, quizQuestions, quizTopics } from './quiz-questions.ts';
import type { QuizFitView, QuizMatchView } from './quiz.views.ts';

const answersSchema = z
  .array(z.object({ topic: z.enum(quizTopics), option: z.string().max(40) }))
  .max(quizQuestions.length, 'One answer to each question, please')
  .transform((answers, check) =>
    quizQuestions.flatMap(({ topic, options }): QuizOption[] => {
      const [given, ...more] = answers.filter((answer) => answer.topic === topic);
      const option = options.find(({ id }) => id === given?.option);
      if (option && more.length === 0) return [option];
      check.addIssue({ code: 'custom', message: `The question about ${topic} needs one of its answers` });
      return [];
    }),
  );

/** The wishes of all answers as one. */
function combine(options: readonly QuizOption[]): SearchWish {
  return {
    ...Object.assign({}, ...options.map(({ wish }) => wish)),
    moods: options.flatMap(({ wish }) => wish.moods ?? []),
    tastes: options.flatMap(({ wish }) => wish.tastes ?? []),
    exclude: options.flatMap(({ wish }) => wish.exclude ?? []),
  };
}

function shared(left: readonly string[] | null | undefined, right: readonly string[]): string[] {
  return right.filter((word) => left?.includes(word));
}

/** "honey", "honey and citrus", "honey, grain and citrus". */
function list(words: readonly string[]): string {
  return words
    .map((word) => word.replace('-', ' '))
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
}

/** Why this coffee, in plain words: only what is true of it. */
function whyItFits(found: FoundProduct, options: readonly QuizOption[]): string[] {
  const tastes = shared(
    options.flatMap(({ wish }) => wish.tastes ?? []),
    found.tastes,
  );
  function isTrue({ wish }: QuizOption): boolean {
    return !wish.moods || shared(wish.moods, found.moods).length > 0;
  }
  const others = options.flatMap((option) => (option.because && isTrue(option) ? [option.because] : []));
  if (tastes.length > 0) return [`It tastes of ${list(tastes)}, as you asked.`, ...others];
  return [...others, `It comes close, with a taste of its own: ${list(found.tastes)}.`];
}

/**
 * The coffee that suits the answers best and the two behind it, by the rules of the catalogue's search; null when nobody
 * meets the hard wishes. @throws InvalidInput for an unknown, double or missing answer.
 */
export function matchQuiz(catalog: CatalogSnapshot, input: unknown): QuizMatchView | null {
  const options = parseInput(answersSchema, input);
  const { products } = searchCatalogue(catalog, { ...combine(options), category: 'beans' });
  const [best, ...runnersUp] = products.flatMap((found): QuizFitView[] => {
    const product = catalog.products.find(({ slug }) => slug === found.slug);
    const coffee = catalog.coffees.find(({ slug }) => slug === found.slug);
    return product && coffee ? [{ product, coffee, reasons: whyItFits(found, options) }] : [];
  });
  return best ? { best, runnersUp } : null;
}
