import { describe, expect, it } from 'vitest';
import type { QuizPageQuery } from '../../generated/quiz/graphql.ts';
import { answersIn, progressOf, quizPath } from './quiz-rules.ts';

const questions = [
  { topic: 'MOOD', text: 'How?', options: [{ id: 'cosy', label: 'Cosy' }] },
  { topic: 'TASTE', text: 'What?', options: [{ id: 'mint', label: 'Mint' }] },
] as QuizPageQuery['quiz'];
function progress(query: string) {
  return progressOf(questions, new URLSearchParams(query));
}

describe('how far an address has come', () => {
  it('asks the first question without an answer', () => {
    expect(progress('').question?.topic).toBe('MOOD');
    expect(progress('mood=cosy')).toMatchObject({ answers: [{ topic: 'MOOD', option: 'cosy' }], question: { topic: 'TASTE' } });
  });

  it('is done when all are answered, in whatever order', () => {
    expect(progress('utm=x&taste=mint&mood=cosy').question).toBeUndefined();
  });

  it('does not count what the quiz does not know, nor what stands behind a gap', () => {
    expect(progress('taste=mint')).toMatchObject({ answers: [], question: { topic: 'MOOD' } });
    expect(progress('mood=grumpy&taste=mint')).toMatchObject({ answers: [], question: { topic: 'MOOD' } });
  });
});

it('writes an address that leads back to the same place', () => {
  const { answers } = progress('mood=cosy&taste=mint');
  expect(quizPath(answers)).toBe('/quiz?mood=cosy&taste=mint');
  expect(answersIn(new URL(quizPath(answers), 'http://shop').searchParams)).toEqual(answers);
  expect(quizPath([])).toBe('/quiz');
});
