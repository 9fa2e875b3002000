import { describe, expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { matchQuiz } from './match-quiz.ts';
import { quizQuestions, type QuizTopic } from './quiz-questions.ts';

const catalog = seededCatalogue();
type Answers = { topic: QuizTopic; option: string }[];

/** Every way to answer the quiz. */
const everything = quizQuestions.reduce<Answers[]>(
  (rows, { topic, options }) => rows.flatMap((row) => options.map(({ id }) => [...row, { topic, option: id }])),
  [[]],
);
function answer(mood: string, taste: string, company: string, caffeine: string, avoid: string): Answers {
  return Object.entries({ mood, taste, company, caffeine, avoid }).map(([topic, option]) => ({ topic: topic as QuizTopic, option }));
}
function has(answers: Answers, topic: QuizTopic, option: string) {
  return answers.some((given) => given.topic === topic && given.option === option);
}

describe('every way to answer', () => {
  const matches = everything.map((answers) => ({ answers, match: matchQuiz(catalog, answers)! }));

  test('finds somebody', () => {
    expect(matches.every(({ match }) => match !== null)).toBe(true);
  });

  const fits = matches.flatMap(({ answers, match }) =>
    [match.best, ...match.runnersUp].map(({ coffee, reasons, unmet }) => ({
      answers,
      reasons,
      unmet,
      persona: catalog.personas.get(coffee.slug)!,
    })),
  );
  function given(topic: QuizTopic, option: string) {
    return fits.filter(({ answers }) => has(answers, topic, option)).map(({ persona }) => persona);
  }

  test('keeps to the hard wishes, for the runners-up as well', () => {
    expect(new Set(given('caffeine', 'none').map(({ caffeine }) => caffeine))).toEqual(new Set(['none']));
    expect(new Set(given('caffeine', 'little').map(({ caffeine }) => caffeine))).toEqual(new Set(['none', 'low']));
    for (const taste of ['nut', 'chocolate', 'spice', 'citrus'])
      expect(given('avoid', taste).filter(({ tastes }) => tastes.includes(taste))).toEqual([]);
  });

  test('gives reasons, and none that is not true', () => {
    expect(fits.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    const untrue = fits.filter(({ reasons, persona }) => {
      const words = /^It tastes of (.*), as you asked\.$/.exec(reasons[0]!)?.[1]?.split(' and ') ?? [];
      const isSunny = reasons.includes('It brings its own sunshine.');
      return words.some((word) => !persona.tastes.includes(word.replace(' ', '-'))) || (isSunny && !persona.moods.includes('sunny'));
    });
    expect(untrue).toEqual([]);
  });

  test('leaves no mood and no taste without a word', () => {
    const silent = fits.filter(({ answers, reasons, unmet, persona }) => {
      const soft = quizQuestions.flatMap(({ topic, options }) => {
        const { wish } = options.find(({ id }) => has(answers, topic, id))!;
        const wanted = [...(wish.moods ?? []), ...(wish.tastes ?? [])];
        const isMet = wanted.length === 0 || wanted.some((word) => [...persona.moods, ...persona.tastes].includes(word));
        return isMet ? [] : [topic];
      });
      return reasons.length === 0 || soft.join() !== unmet.map(({ topic }) => topic).join();
    });
    expect(silent).toEqual([]);
  });

  test('has each of the thirteen as an answer to somebody', () => {
    const winners = new Set(matches.map(({ match }) => match.best.product.slug));
    expect([...winners].toSorted()).toEqual(catalog.coffees.map(({ slug }) => slug).toSorted());
  });
});

test('an evening of chocolate for one is answered with reasons', () => {
  const match = matchQuiz(catalog, answer('cosy', 'chocolate', 'friends', 'little', 'nothing'))!;
  expect(match.best.product.slug).toBe('chocolate-java');
  expect(match.best.reasons).toEqual([
    'It tastes of chocolate and cream, as you asked.',
    'It likes a full table.',
    'It keeps to little caffeine.',
  ]);
  expect(match.best.unmet.map(({ topic }) => topic)).toEqual(['mood']);
  expect(match.runnersUp).toHaveLength(2);
});

test('names each answer that is not fulfilled, and what there is instead', () => {
  const match = matchQuiz(catalog, answer('brooding', 'smoke', 'nobody', 'none', 'nothing'))!;
  expect(match.best.reasons).toEqual(['It is good at sitting quietly.', 'It has no caffeine.']);
  expect(match.best.unmet).toEqual([
    { topic: 'mood', label: 'Dark, and I like it', instead: 'It is sleepy, calm and cozy.' },
    { topic: 'taste', label: 'Smoke and treacle', instead: 'It tastes of dried fruit and grain.' },
  ]);
  expect(match.runnersUp).toEqual([]);
});

test('a catalogue without a coffee that passes the filters has no answer', () => {
  const products = catalog.products.filter(({ slug }) => slug !== 'decaf-destiny');
  expect(matchQuiz({ ...catalog, products }, answer('cosy', 'bread', 'nobody', 'none', 'nothing'))).toBeNull();
});

test.each([
  ['unknown', answer('grumpy', 'chocolate', 'friends', 'any', 'nothing')],
  ['missing', answer('cosy', 'chocolate', 'friends', 'any', 'nothing').slice(1)],
  ['double', [...answer('cosy', 'chocolate', 'friends', 'any', 'nothing').slice(0, 4), { topic: 'mood', option: 'cosy' }]],
  ['too many', [...answer('cosy', 'chocolate', 'friends', 'any', 'nothing'), { topic: 'mood', option: 'sunny' }]],
  ['of the wrong shape', 'cosy'],
])('refuses answers that are %s', (_what, answers) => {
  expect(() => matchQuiz(catalog, answers)).toThrow(expect.objectContaining({ name: 'InvalidInput' }) as Error);
});
