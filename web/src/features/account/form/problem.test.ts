import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

function answered(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

describe('problemOf', () => {
  it("takes the server's message and the fields it belongs to", () => {
    const issues = [{ path: 'email', message: 'Invalid email address' }];
    expect(problemOf(answered('Invalid email address', { code: 'INVALID_INPUT', issues }))).toEqual({
      message: 'Invalid email address',
      issues,
    });
  });

  it('ignores invalid field issues', () => {
    const { issues } = problemOf(answered('No', { issues: [null, 'email', { path: 'email' }] }));
    expect(issues).toEqual([]);
  });

  it('has a message of its own without a response', () => {
    expect(problemOf(new TypeError('Failed to fetch')).message).toBe('The shop did not answer. Please try again.');
  });
});
