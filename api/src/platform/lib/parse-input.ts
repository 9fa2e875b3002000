import type { z } from 'zod';
import { InvalidInput } from './access-errors.ts';

/** Validates at the edge of a use-case. @throws InvalidInput whose message is the first issue. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  // The schema's own texts stand alone; these need the field's name.
  const sentences = new Set<string>();
  const parsed = schema.safeParse(input, {
    error(issue) {
      const sentence = inputSentence(issue);
      sentences.add(sentence);
      return sentence;
    },
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const [first] = issues;
  if (!first) throw new InvalidInput('The input cannot be read');
  const needsName = first.path !== '' && sentences.has(first.message);
  throw new InvalidInput(needsName ? `${first.path}: ${first.message}` : first.message, issues);
}

const NEEDED: Record<string, string> = {
  string: 'a text is needed',
  number: 'a number is needed',
  int: 'a whole number is needed',
  boolean: 'true or false is needed',
  array: 'a list is needed',
  date: 'a date is needed',
};

const FORMATS: Record<string, string> = {
  email: 'an email address is needed',
  url: 'a full address is needed',
  date: 'a date such as 2026-01-31 is needed',
};

function unitOf(origin: string): string {
  return ({ string: ' characters', array: ' entries' } as Record<string, string>)[origin] ?? '';
}

/** The message of an issue that the schema has no text of its own for; it stands after the field's name. */
function inputSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return NEEDED[issue.expected] ?? 'a group of fields is needed';
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin)} ${unitOf(issue.origin) ? 'are' : 'is'} allowed`;
    case 'too_small':
      return unitOf(issue.origin) ? tooShort(Number(issue.minimum), unitOf(issue.origin)) : `${issue.minimum} is the least`;
    case 'invalid_value':
      return `one of these is needed: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'this is not written in the way that is needed';
    case 'unrecognized_keys':
      return `there is no field named ${issue.keys.join(', ')}`;
    default:
      return 'this cannot be read';
  }
}

function tooShort(minimum: number, unit: string): string {
  return minimum <= 1 ? 'this must not be empty' : `at least ${minimum}${unit} are needed`;
}
