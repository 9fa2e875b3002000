import type { z } from 'zod';
import { type FieldIssue, InvalidInput } from './access-errors.ts';

/** Validates at the edge of a use-case. @throws InvalidInput whose message is the first issue. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new InvalidInput(issues[0] ? readable(issues[0]) : 'Invalid input', issues);
}

/** Our own texts stand alone; zod's default ones need the field's name to make sense. */
function readable({ path, message }: FieldIssue): string {
  return path && /^(Invalid input|Too (big|small)|Unrecognized)/.test(message) ? `${path}: ${message}` : message;
}
