import { rewritings, type Rewriting } from '../rewritings.ts';
import { HARM, REASONS } from './harm.ts';
import { REFUSALS } from './refusals.ts';
import { SPELLINGS } from './spelling.ts';
import { SUMS } from './sums.ts';
import { MOST, TASTES } from './tastes.ts';

/** Phrases of an order in German, Spanish and French, without accents, that are put into English before single words are. */
export const FOREIGN_PHRASES: readonly Rewriting[] = [...SPELLINGS, ...SUMS, ...HARM, ...REASONS, ...REFUSALS, ...MOST, ...TASTES, ...rewritings({ 'am ': String.raw`\bsoy (?=heart condition)` })]; // oxfmt-ignore
