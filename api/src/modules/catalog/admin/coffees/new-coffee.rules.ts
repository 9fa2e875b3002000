import type { z } from 'zod';
import type { Coffee } from '../../catalog.entity.ts';
import type { newCoffee } from './coffees-admin.inputs.ts';

type Given = Omit<z.output<typeof newCoffee>, 'stock' | 'wholeBeanStock' | 'groundStock'>;
type Words = Readonly<Record<'moods' | 'tastes', ReadonlySet<string>>>;

const PLAIN_TINT = '#b98a5e';
const LONGEST_QUIP = 60;

function firstSentence(text: string): string {
  const sentence = /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence.length <= LONGEST_QUIP ? sentence : `${sentence.slice(0, LONGEST_QUIP - 1).trimEnd()}…`;
}

/** Those of the shop's words that a text uses. */
function wordsIn(text: string, known: ReadonlySet<string>): string[] {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g));
  return [...known].filter((word) => words.has(word)).slice(0, 4);
}

/** What a new coffee has of the fields that were not filled in: made of those that were, so that search, quiz and chat know it at once. */
export function completeCoffee(given: Given, known: Words): Omit<Coffee, 'id' | 'position' | 'version' | 'deletedAt'> {
  const { name, greeting, tags, description, bio, personality } = given;
  return {
    ...given,
    altText: given.altText || `A cup of ${name}`,
    tint: given.tint ?? PLAIN_TINT,
    quip: given.quip || firstSentence(greeting),
    grindType: given.grindType ?? 'whole-bean',
    exampleDialogue: given.exampleDialogue || `Guest: Hello.\n${name}: ${greeting}`,
    reminder: given.reminder || `Stay in character as ${name}; two to four sentences.`,
    lore: given.lore ?? [],
    moods: given.moods ?? wordsIn(`${description} ${bio} ${personality}`, known.moods),
    tastes: given.tastes ?? wordsIn(`${tags.join(' ')} ${description}`, known.tastes),
    roast: given.roast ?? 'medium',
    caffeine: given.caffeine ?? 'medium',
    brewLine: given.brewLine ?? null,
  };
}
