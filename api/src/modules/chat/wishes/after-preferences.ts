import { type CatalogSnapshot, type CaffeineLevel, toPlainEnglish } from '../../catalog/index.ts';
import { ASKS, REFUSES } from './chosen-for.ts';
import type { TalkMessage } from './read-talk.ts';
import { productsNamed } from './refused-names.ts';
import type { Told } from './ruled-out.ts';

/** "I hate the Brunana", "the duke is too spicy" choose nothing. */
const DISLIKES = /\b(?:hates?|dislikes?|too|sick of|tired of|worse|awful|horrible)\b/;

/** The newest message, by its place, that names each product without a question or a refusal. */
export function namedAt(read: readonly TalkMessage[], catalog: CatalogSnapshot): Map<string, number> {
  return new Map(
    read.flatMap(({ place, clauses }) =>
      clauses
        .filter(({ text, isQuestion }) => !isQuestion && ![ASKS, REFUSES, DISLIKES].some((pattern) => pattern.test(text)))
        .flatMap(({ text }) => productsNamed(text, catalog).map((slug): [string, number] => [slug, place])),
    ),
  );
}

/** What is ruled out because of health or a diet is no preference: "citrus gives me heartburn", "low caffeine, doctor's orders", "I'm vegan". */
const HEALTH =
  /\b(?:doctors?|doc|gp|midwife|cardiologist|dietitian|nutritionist|medic\w*|pills?|tablets|heart(?!ily)\w*|blood|pregnan\w*|nursing|breastfe\w*|diabet\w*|sugar|reflux|gerd|ulcers?|gastritis|stomach|tummy|belly|gut|bowel|ibs|migraines?|headaches?|asthma|kidneys?|liver|anxiety|panic|palpitations?|sensitiv\w*|allerg\w*|intoleran\w*|rash|hives|itch\w*|throat|swell\w*|ill|sick|react\w*|vegans?|bab(?:y|ies)|(?:can|must|may|should) not|c(?:o?e)liac|health|upsets?|triggers?|hurts?|worse)\b/;

/** The places of the messages about somebody's health or diet. */
export function placesAboutHealth(messages: readonly string[]): Set<number> {
  return new Set(messages.flatMap((message, place) => (HEALTH.test(toPlainEnglish(message)) ? [place] : [])));
}

function ofHealth(level: CaffeineLevel | null): CaffeineLevel | null {
  return level === 'none' ? level : null;
}

/** The talk without the preferences of the messages before `place`. Allergens, "no caffeine", a budget and what concerns health or a diet stay. */
export function withoutPreferences(told: Told, place: number, aboutHealth: ReadonlySet<number>): Told {
  // After "I'm pregnant" also "a little caffeine is fine" is a matter of health.
  const isLevelOfHealth = told.read.some((one) => one.place < place && aboutHealth.has(one.place));
  const read = told.read.map((one): TalkMessage => {
    if (one.place >= place || aboutHealth.has(one.place)) return one;
    const { change, conditions } = one;
    return {
      ...one,
      change: {
        ...change,
        exclude: [],
        flavours: { ...change.flavours, refused: [] },
        maxCaffeine: isLevelOfHealth ? change.maxCaffeine : ofHealth(change.maxCaffeine),
        isDecafRefused: false,
        refusedRoasts: [],
      },
      conditions: conditions.map((condition) => ({
        ...condition,
        exclude: [],
        maxCaffeine: isLevelOfHealth ? condition.maxCaffeine : ofHealth(condition.maxCaffeine),
        isDecafRefused: false,
        refusedRoasts: [],
      })),
    };
  });
  return { ...told, read };
}
