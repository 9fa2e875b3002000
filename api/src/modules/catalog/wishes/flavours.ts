import { allergensOf, isNut } from '../allergens.ts';
import { isAboutHealth } from './health/health-words.ts';
import type { ReadClause, ReadMention } from './read-clauses.ts';
import { isWanted } from './refused-phrases.ts';
import { markOf } from './request-mentions.ts';
import { TASTE_GROUPS } from './wish-words.ts';

/** A word for a taste: "orange" for citrus. */
export interface Flavour {
  taste: string;
  /** In the singular; empty where a group is meant: "fruity". */
  word: string;
}

export interface FlavourWishes {
  /** Refused by a word of their own, while nothing refuses the whole taste. */
  refused: (Flavour & { isProduct: boolean })[];
  asked: Flavour[];
  /** The message has a word of health: no nut of the talk is only disliked. */
  isBesideHealth: boolean;
}

/** Tastes of allergens are ruled out as a whole, but for a nut that is only disliked. */
const OF_ALLERGENS: readonly string[] = ['nut', 'cream', 'grain'];

export function singular(phrase: string): string {
  return phrase.replace(/s$/, '');
}

const ASKS = /\b(?:give|want|like|love|show|need|prefer|bring|something|yes)\b/;

/** Of a clause that has refused something, only what is asked for in words: "no cinnamon, spicy stuff" asks for none. */
function isAsked(mention: ReadMention, { text, mentions }: ReadClause): boolean {
  if (mention.isRefused) return false;
  const before = mentions.slice(0, mentions.indexOf(mention)).findLast(({ isRefused }) => isRefused);
  return before === undefined || ASKS.test(text.slice(text.indexOf(markOf(before.phrase)), text.indexOf(markOf(mention.phrase))));
}

const DISLIKES =
  '(?:hates?|dislikes?|detests?|loathes?|can not stand|(?:am|is|are) not (?:really |much of )?(?:a |the )?(?:big |huge |great )?fan of|no fan of|(?:am|is|are) not (?:too |so |that |very |really )?(?:keen on|into)|(?:do|does) not (?:really |much |even )?(?:like|love|enjoy|care for))';
/** "She hates hazelnut" */
function isDisliked({ said, phrase }: ReadMention, text: string): boolean {
  const names = new RegExp(
    String.raw`\b${DISLIKES} (?:(?:the|any|taste|flavou?r|of) )*${markOf(phrase)}(?: (?:flavou?rs?|tastes?|coffees?|ones?|notes?|stuff))?(?= ?(?:$|,|so\b|and\b|though\b|either\b|too\b))`,
  );
  return said !== '' && names.test(text);
}

/** A nut that is no wish word: "filbert". */
function namesOtherNut(text: string): boolean {
  return text.split(/[^a-z@_]+/).some((word) => !word.startsWith('@') && allergensOf(word).some(isNut));
}

/** "Is it nutty?" */
function isOnlyAskedAbout({ value }: ReadMention, { text, isQuestion }: ReadClause): boolean {
  return value === 'nut' && isQuestion && !isWanted(text, true);
}

/** Which flavours a message refuses by their own words, and which ones it names otherwise. */
export function readFlavours(clauses: readonly ReadClause[]): FlavourWishes {
  const mentions = clauses.flatMap(({ text, mentions: all }) => all.map((mention) => ({ ...mention, text })));
  const refused = mentions.filter(({ kind, isRefused }) => isRefused && (kind === 'taste' || kind === 'group'));
  function isRefusedWhole(taste: string): boolean {
    return refused.some(({ kind, value, said, phrase }) =>
      kind === 'group' ? TASTE_GROUPS[value]!.shunned.includes(taste) : value === taste && (said === '' || phrase.includes('spice')),
    );
  }
  const isBesideHealth = clauses.some(({ text }) => isAboutHealth(text));
  const nuts = refused.filter(({ kind, value }) => kind === 'taste' && value === 'nut');
  const areDisliked = !isBesideHealth && !clauses.some(({ text }) => namesOtherNut(text)) && nuts.every((nut) => isDisliked(nut, nut.text));
  return {
    isBesideHealth,
    refused: refused
      .filter(
        ({ kind, value }) =>
          kind === 'taste' && ((value === 'nut' && areDisliked) || (!OF_ALLERGENS.includes(value) && !isRefusedWhole(value))),
      )
      .map(({ value, said, phrase, text }) => ({
        taste: value,
        word: said,
        // "Not the pumpkin one"
        isProduct: value !== 'nut' && new RegExp(String.raw`\b(?:the|that|your) ${markOf(phrase)} (?:one|coffee|blend|bag)\b`).test(text),
      })),
    asked: clauses
      .flatMap((clause) => clause.mentions.filter((mention) => isAsked(mention, clause) && !isOnlyAskedAbout(mention, clause)))
      .flatMap(({ kind, value, phrase }) => {
        if (kind === 'group') return TASTE_GROUPS[value]!.wanted.map((taste) => ({ taste, word: '' }));
        return kind === 'taste' ? [{ taste: value, word: singular(phrase) }] : [];
      }),
  };
}

/** Tastes that are ruled out; of one that is asked for by another word, only the refused flavours: "citrus, but no orange". */
export function withFlavours(exclude: readonly string[], refused: FlavourWishes['refused'], asked: readonly Flavour[]): string[] {
  const terms = exclude.flatMap((taste) => {
    const flavours = refused.filter((one) => one.taste === taste);
    const words = flavours.map(({ word }) => word);
    const isAsked = asked.some((one) => one.taste === taste && !words.includes(one.word));
    return flavours.length > 0 && (isAsked || flavours.every(({ isProduct }) => isProduct)) ? words : [taste];
  });
  return [...new Set(terms)];
}
