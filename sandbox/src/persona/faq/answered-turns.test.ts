import { beforeAll, expect, test } from 'vitest';
import { POSTER } from '../understand/products.ts';
import type { Turn } from '../understand/turn.ts';
import { noWishes } from '../understand/wishes/wishes.ts';
import { withEntries } from './answered-turns.ts';
import { learnFaq } from './find-entry.ts';

beforeAll(() => void learnFaq(), 60_000);

const TOWEL = 'would a paper towel work as a coffee filter?';
const ENTRY = 'no-filters-left';

function entryOf(raw: string, turn: Partial<Turn> = {}): string | null {
  const plain = { intent: 'off-topic', raw, text: raw, tone: null, said: noWishes(), products: [], skippedProducts: [], probability: 0.3 };
  return withEntries([{ ...plain, ...turn } as unknown as Turn])[0]!.entry ?? null;
}

test('a question that no intent fits gets its entry, also behind another sentence', () => {
  expect(entryOf(TOWEL)).toBe(ENTRY);
  expect(entryOf(`I ran out this morning. ${TOWEL}`)).toBe(ENTRY);
});

test.each<[why: string, turn: Partial<Turn>]>([
  ['danger', { intent: 'urgent' }],
  ['an allergy', { intent: 'allergy' }],
  ['a sum', { intent: 'total' }],
  ['what is ruled out', { said: { ...noWishes(), exclude: ['mint'] } }],
  ['a limit', { said: { ...noWishes(), maxPriceCents: 1700 } }],
  ['a choice', { isChoice: true }],
  ['a feeling', { tone: 'sad' }],
  ['another coffee than those shown', { skippedProducts: ['brunana'] }],
  ['an amount that is calculated', { intent: 'brew', text: 'would 3 paper towels work as a coffee filter' }],
  ['cleaning', { intent: 'brew', method: 'clean' }],
  ['the poster', { intent: 'tell-me', products: [POSTER] }],
  ['a subject of the shop that is certain', { intent: 'service', probability: 0.9 }],
  ['a recommendation that is asked for', { intent: 'recommend', text: 'what do you recommend, would a paper towel work' }],
  ['one word', { text: 'filter' }],
])('%s keeps its answer', (_, turn) => expect(entryOf(TOWEL, turn)).toBeNull());

test('a statement needs a higher probability than a question', () => {
  const said = 'my filters got wet this morning';
  expect(entryOf(`${said}?`)).toBe(ENTRY);
  expect(entryOf(said)).toBeNull();
});

test('a question before a statement is answered', () => {
  const told = 'My sister and the kids went out in the boat on the lake with a pizza until nine.';
  expect(entryOf(told)).toBeNull();
  expect(entryOf(`${TOWEL} ${told}`)).toBe(ENTRY);
});

test.each([
  ['my dog ate coffee beans', 'pet-ate-coffee'],
  ['mein hund hat kaffeebohnen gefressen', 'pet-ate-coffee'],
  ['she ate the beans off the floor', null],
  ['my son and the dog ate coffee beans', null],
])('%s: the veterinarian is named where only an animal is meant', (text, entry) => {
  expect(entryOf(text, { intent: 'allergy', isOfPet: true })).toBe(entry);
});
