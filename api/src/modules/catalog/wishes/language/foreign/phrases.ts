import { HARM, REASONS } from './harm.ts';
import { phrase } from './phrase.ts';
import { REFUSALS } from './refusals.ts';
import { SPELLINGS } from './spelling.ts';
import { SUMS } from './sums.ts';
import { MOST, TASTES } from './tastes.ts';

/** Phrases of an order in German, Spanish and French, without accents, that are put into English before single words are. */
export const FOREIGN_PHRASES: readonly (readonly [RegExp, string])[] = [...SPELLINGS, ...SUMS, ...HARM, ...REASONS, ...REFUSALS, ...MOST, ...TASTES, phrase(String.raw`\bsoy (?=heart condition)`, 'am ')]; // oxfmt-ignore
