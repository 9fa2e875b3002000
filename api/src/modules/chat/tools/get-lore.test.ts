import { expect, test } from 'vitest';
import characters from '../../../app/seed/characters.json' with { type: 'json' };
import type { Persona } from '../../catalog/index.ts';
import { getLoreTool } from './get-lore.ts';
import type { TurnNotes } from './tool.ts';

const personas = new Map(characters.map((persona) => [persona.slug, persona as unknown as Persona]));
const catalog = { personas, products: characters };

function tell(persona: Pick<Persona, 'lore'>, key: string, slug: string | null = null): unknown {
  return getLoreTool.run(JSON.stringify({ slug, key }), { persona, catalog } as unknown as TurnNotes);
}

test('every coffee has its stories in its own words', () => {
  for (const persona of characters)
    for (const { keys, text, told } of persona.lore) {
      const story = tell(persona, keys[0]!);
      expect(story, persona.slug).toMatchObject({ key: keys[0], text: told });
      expect(story, persona.slug).not.toMatchObject({ text });
    }
});

test('a story that was stored without them is used as it is', () => {
  expect(tell({ lore: [{ keys: ['mug'], text: 'Once there was a mug.' }] }, ' Mug ')).toEqual({
    key: 'mug',
    text: 'Once there was a mug.',
    keys: ['mug'],
  });
});

const sparrows = personas.get('sparrows')!;

test.each([
  ['is the crown of the duke real gold', 'dukes-spice', 'dukes-spice', 'coronet'],
  ['and that crown of his', 'dukes-spice', 'dukes-spice', 'coronet'],
  ['who stole the string of lights on christmas eve', null, 'mint-stole-christmas', 'bulbs'],
  ['whats in her sack, mint stole christmas', null, 'mint-stole-christmas', 'sack'],
  ['was the great salt swap the idea of the snickering weasel', null, 'snickering-weasley', 'Salt Swap'],
  ['how come you cups can talk? how did that start', null, 'sparrows', 'first hiss'],
  ['somebody mentioned a long blackout on the counter, what happened back then?', null, 'sparrows', 'two nights'],
  ['be honest, has the captain ever sailed on real water?', null, 'captains-choice', 'never seen the sea'],
  ['whats the deal with the order nobody ever picked up', null, 'sparrows', 'uncollected order'],
  ['what is the dark lord knitting', null, 'darth', 'wool'],
  ['i love the weasel, did he really put salt in the sugar bowls', null, 'snickering-weasley', 'Salt Swap'],
  ['what does he see through that telescope', null, 'captains-choice', 'spyglass'],
])('"%s" (of %s) is a story of %s', (question, slug, of, word) => {
  expect(tell(sparrows, question, slug)).toMatchObject({ of, text: expect.stringContaining(word) as string });
});

test('what a coffee looks like is said by its picture', () => {
  expect(tell(sparrows, "what does Duke's Spice look like")).toMatchObject({
    of: 'dukes-spice',
    text: expect.stringContaining('violet cape') as string,
  });
});

test.each([
  'how much is the duke',
  'do you have something with caramel',
  'who is the duke',
  'where is my order',
  'I like it strong',
  'i want to cancel my last order',
  'the box was stolen from my doorstep',
  'do you have a light roast for the night',
  'does the weasel contain peanuts',
  'do you ever sleep',
])('"%s" is about no story', (question) => expect(tell(sparrows, question)).toMatchObject({ error: 'unknown key' }));
