import { expect, test } from 'vitest';
import characters from '../../../app/seed/characters.json' with { type: 'json' };
import type { Persona } from '../../catalog/index.ts';
import { getLoreTool } from './get-lore.ts';
import type { TurnNotes } from './tool.ts';

function tell(persona: Pick<Persona, 'lore'>, key: string): unknown {
  return getLoreTool.run(JSON.stringify({ key }), { persona } as TurnNotes);
}

test('every coffee has its stories in its own words', () => {
  for (const persona of characters)
    for (const { keys, text, told } of persona.lore) {
      const story = tell(persona, keys[0]!);
      expect(story, persona.slug).toEqual({ key: keys[0], text: told });
      expect(story, persona.slug).not.toMatchObject({ text });
    }
});

test('a story that was stored without them is used as it is', () => {
  expect(tell({ lore: [{ keys: ['mug'], text: 'Once there was a mug.' }] }, ' Mug ')).toEqual({
    key: 'mug',
    text: 'Once there was a mug.',
  });
});
