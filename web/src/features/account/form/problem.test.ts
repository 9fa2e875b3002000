import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

function answered(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

describe('problem of an answer', () => {
  it("takes the server's words and the fields they belong to", () => {
    const issues = [{ path: 'email', message: 'Invalid email address' }];
    expect(problemOf(answered('Invalid email address', { code: 'INVALID_INPUT', issues }))).toEqual({
      message: 'Invalid email address',
      issues,
    });
  });

  it('leaves out what is no field issue', () => {
    const { issues } = problemOf(answered('No', { issues: [null, 'email', { path: 'email' }] }));
    expect(issues).toEqual([]);
  });

  it('has words of its own for a broken line', () => {
    expect(problemOf(new TypeError('Failed to fetch')).message).toBe('The shop did not answer. Please try again.');
  });
});
