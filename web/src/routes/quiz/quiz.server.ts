import { QuizPageDocument, QuizResultDocument } from '../../generated/quiz/graphql.ts';
import type { PageVisit } from '../../lib/pages/page-route.ts';
import { answersIn, progressOf } from './quiz-rules.ts';

export async function load({ search, ask }: PageVisit): Promise<boolean> {
  const data = await ask(QuizPageDocument, {});
  const { answers, question } = progressOf(data?.quiz ?? [], search);
  if (data && question === undefined) await ask(QuizResultDocument, { answers });
  return true;
}

export function readsQuery(search: URLSearchParams): boolean {
  return answersIn(search).length > 0;
}
