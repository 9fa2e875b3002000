import { CombinedGraphQLErrors } from '@apollo/client';

interface FieldIssue {
  path: string;
  message: string;
}

/** What went wrong with a form that was sent, in words for its reader. */
export interface Problem {
  message: string;
  /** Those parts of it that belong to one field. */
  issues?: readonly FieldIssue[];
}

const SILENCE = 'The shop did not answer. Please try again.';

function isFieldIssue(value: unknown): value is FieldIssue {
  const issue = value as Partial<FieldIssue> | null;
  return typeof issue?.path === 'string' && typeof issue.message === 'string';
}

/** The server's own words; a broken line has none. */
export function problemOf(error: unknown): Problem {
  if (!CombinedGraphQLErrors.is(error)) return { message: SILENCE };
  const [first] = error.errors;
  const issues = first?.extensions?.issues;
  return { message: first?.message || SILENCE, issues: Array.isArray(issues) ? issues.filter(isFieldIssue) : [] };
}
