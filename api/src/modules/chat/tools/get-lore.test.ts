import { expect, test } from 'vitest';
import characters from '../../../app/seed/characters.json' with { type: 'json' };
import type { Persona } from '../../catalog/index.ts';
import { getLoreTool } from './get-lore.ts';
import type { TurnNotes } from './tool.ts';

const personas = new Map(characters.map((persona) => [persona.slug, persona as unknown as Persona]));

function tell(persona: Pick<Persona, 'lore'>, key: string, slug: string | null = null): unknown {
  return getLoreTool.run(JSON.stringify({ slug, key }), { persona, catalog: { personas } } as unknown as TurnNotes);
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

test("another coffee's story is found by the words of the question, and is told in the third person", () => {
  const { lore } = personas.get('dukes-spice')!;
  const sparrows = personas.get('sparrows')!;
  expect(tell(sparrows, 'is the crown of the duke real gold', 'dukes-spice')).toMatchObject({ key: 'crown', text: lore[1]!.text });
  expect(tell(sparrows, 'what do they say of the duke', 'dukes-spice')).toMatchObject({ text: lore[0]!.text });
  expect(tell(sparrows, 'anything', 'unicorn')).toEqual({ error: 'unknown key', keys: [] });
});
