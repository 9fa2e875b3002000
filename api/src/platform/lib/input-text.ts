import { InvalidInput } from './access-errors.ts';

/** Longer than any field of ours; GraphQL documents have a bound of their own. */
const LONGEST_TEXT = 10_000;
const LONGEST_KEY = 200;
/** Our deepest own input has 4 levels. Recursive code further in overflows its stack at some thousands. */
const DEEPEST = 32;

const controlCharacter = /\p{Cc}/u;
const controlButWhiteSpace = /(?![\t\n\r])\p{Cc}/u;
/** Control characters, the line and paragraph separators, and what reverses the order of the text around it (Unicode TR 9, 2.1 to 2.4). */
const notOnOneLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const BAD_CHARACTER = 'contains a character that is not allowed';

/**
 * What is wrong with a text that comes from outside; null when nothing is. PostgreSQL refuses NUL and jsonb refuses lone surrogates,
 * which UTF-8 cannot express: two texts that differ in them have the same bytes (docs/reliability.md, INP-01).
 */
export function textFault(text: string, longest = LONGEST_TEXT): string | null {
  if (text.length > longest) return 'is too long';
  return text.isWellFormed() && !controlButWhiteSpace.test(text) ? null : BAD_CHARACTER;
}

/** For names, addresses and the like: they end up in lines of mails, labels and lists. */
export function isOneLine(text: string): boolean {
  return text.isWellFormed() && !notOnOneLine.test(text);
}
/** Whether there is something to be seen: a space of no width is none. */
export function hasText(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u.test(text);
}

export const NOT_ON_ONE_LINE = 'has characters that are not allowed here';

/** Keeps what can be stored of a text that nobody can be asked to correct: a provider's, a header. */
export function storableText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

interface Fault {
  path: string;
  fault: string;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The first fault of a parsed JSON value, its keys included. Without recursion, as the value may be nested deeper than the stack. */
export function findInputFault(input: unknown): Fault | null {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      const fault = textFault(value);
      if (fault) return { path, fault };
    } else if (typeof value === 'number') {
      // JSON's 1e999 is read as Infinity.
      if (!Number.isFinite(value)) return { path, fault: 'is not a number that can be used' };
    } else if (isObject(value)) {
      if (depth === DEEPEST) return { path: path.split('.')[0]!, fault: 'is nested too deeply' };
      for (const [key, inner] of Object.entries(value).toReversed()) {
        const fault = controlCharacter.test(key) ? BAD_CHARACTER : textFault(key, LONGEST_KEY);
        if (fault) return { path, fault: `has a name that ${fault}` };
        waiting.push({ value: inner, path: path ? `${path}.${key}` : key, depth: depth + 1 });
      }
    }
  }
  return null;
}

/** @throws InvalidInput that names the path, e.g. `cartItems.0.id: contains a character that is not allowed` */
export function refuseFault(found: Fault | null): void {
  if (!found) return;
  const { path, fault } = found;
  throw new InvalidInput(`${path || 'The input'}: ${fault}`, [{ path, message: fault }]);
}
