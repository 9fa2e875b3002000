import type { QuizAnswer, QuizPageQuery, QuizTopic } from '../../generated/quiz/graphql.ts';

type Question = QuizPageQuery['quiz'][number];

/** The name of each question in an address. A new topic of the schema does not compile until it has one. */
const PARAMS: Readonly<Record<QuizTopic, string>> = {
  MOOD: 'mood',
  TASTE: 'taste',
  COMPANY: 'company',
  CAFFEINE: 'caffeine',
  AVOID: 'avoid',
};
const TOPICS = Object.keys(PARAMS) as QuizTopic[];

export function paramOf(topic: QuizTopic): string {
  return PARAMS[topic];
}

/** The answers that an address carries, whether the quiz knows them or not. */
export function answersIn(search: URLSearchParams): QuizAnswer[] {
  return TOPICS.flatMap((topic) => {
    const option = search.get(PARAMS[topic]);
    return option ? [{ topic, option }] : [];
  });
}

export interface Progress {
  /** Known answers up to the first question without one. */
  answers: QuizAnswer[];
  /** The question to ask now; undefined when all are answered. */
  question: Question | undefined;
}

/** How far an address has come: what stands behind a gap or an unknown answer does not count. */
export function progressOf(questions: readonly Question[], search: URLSearchParams): Progress {
  const given = answersIn(search);
  const answers: QuizAnswer[] = [];
  for (const question of questions) {
    const answer = given.find(({ topic }) => topic === question.topic);
    if (answer === undefined || !question.options.some(({ id }) => id === answer.option)) return { answers, question };
    answers.push(answer);
  }
  return { answers, question: undefined };
}

/** Address of the quiz with these answers given. */
export function quizPath(answers: readonly QuizAnswer[]): string {
  const search = new URLSearchParams(answers.map(({ topic, option }) => [PARAMS[topic], String(option)])).toString();
  return search === '' ? '/quiz' : `/quiz?${search}`;
}
