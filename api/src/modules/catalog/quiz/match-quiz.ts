import { z } from 'zod';
import { view } from '../../../platform/graphql/view.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import type { CatalogSnapshot } from '../catalog-snapshot.ts';
import { type FoundProduct, searchCatalogue, type SearchWish } from '../search/search-catalogue.ts';
import { type QuizOption, quizQuestions, type QuizTopic, quizTopics } from './quiz-questions.ts';
import { type QuizFitView, type QuizMatchView, QuizUnmetView } from './quiz.views.ts';

interface GivenAnswer {
  topic: QuizTopic;
  option: QuizOption;
}

const answersSchema = z
  .array(z.object({ topic: z.enum(quizTopics), option: z.string().max(40) }))
  .max(quizQuestions.length, 'One answer to each question, please')
  .transform((answers, check) =>
    quizQuestions.flatMap(({ topic, options }): GivenAnswer[] => {
      const [given, ...more] = answers.filter((answer) => answer.topic === topic);
      const option = options.find(({ id }) => id === given?.option);
      if (option && more.length === 0) return [{ topic, option }];
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

function tasteWishes(options: readonly QuizOption[]): readonly string[] {
  return options.flatMap(({ wish }) => wish.tastes ?? []);
}

/** Caffeine and tastes to leave out are hard wishes, which the search has met. */
function isMet(found: FoundProduct, { wish }: QuizOption): boolean {
  const isTasteMet = !wish.tastes || shared(wish.tastes, found.tastes).length > 0;
  return isTasteMet && (!wish.moods || shared(wish.moods, found.moods).length > 0);
}

/** Why this coffee, in plain words: only what is true of it. */
function whyItFits(found: FoundProduct, options: readonly QuizOption[]): string[] {
  const tastes = shared(tasteWishes(options), found.tastes);
  const others = options.flatMap((option) => (option.because && isMet(found, option) ? [option.because] : []));
  return tastes.length > 0 ? [`It tastes of ${list(tastes)}, as you asked.`, ...others] : others;
}

/** The answers that it can't fulfil, and what it has in their place. A taste that is half met is said by its reason. */
function whatItLacks(found: FoundProduct, given: readonly GivenAnswer[]): QuizUnmetView[] {
  return given
    .filter(({ option }) => !isMet(found, option))
    .map(({ topic, option: { label, wish } }) => {
      const instead = wish.tastes ? `It tastes of ${list(found.tastes)}.` : `It is ${list(found.moods)}.`;
      return view(QuizUnmetView, { topic, label, instead });
    });
}

/**
 * The coffee that suits the answers best and the two behind it, by the rules of the catalogue's search; null when nobody
 * meets the hard wishes. @throws InvalidInput for an unknown, double or missing answer.
 */
export function matchQuiz(catalog: CatalogSnapshot, input: unknown): QuizMatchView | null {
  const given = parseInput(answersSchema, input);
  const options = given.map(({ option }) => option);
  const { products } = searchCatalogue(catalog, { ...combine(options), category: 'beans' });
  const [best, ...runnersUp] = products.flatMap((found): QuizFitView[] => {
    const product = catalog.products.find(({ slug }) => slug === found.slug);
    const coffee = catalog.coffees.find(({ slug }) => slug === found.slug);
    return product && coffee ? [{ product, coffee, reasons: whyItFits(found, options), unmet: whatItLacks(found, given) }] : [];
  });
  return best ? { best, runnersUp } : null;
}
