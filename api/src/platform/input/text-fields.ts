import { z } from 'zod';
import { isOneLine, NOT_ON_ONE_LINE } from '../lib/input-text.ts';

/** A text on one line; an empty one is as if it were not there. */
export function lineOf(label: string, longest: number) {
  return z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(longest, `${label} has ${longest} characters at most`)
    .refine(isOneLine, `${label} ${NOT_ON_ONE_LINE}`);
}

/** A text that may have paragraphs. */
export function textOf(label: string, longest: number) {
  return z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(longest, `${label} has ${longest} characters at most`);
}
