import { expect, test } from 'vitest';
import type { Turn } from '../understand/turn.ts';
import { noWishes } from '../understand/wishes/wishes.ts';
import { withConditions } from './plan-turn.ts';

const STORY = { of: 'sparrows', key: 'spices', text: 'A spice ship came in.', keys: [] };

test.each([
  ['is the honey one spiced', 'recommend', 'recommend'],
  ['would the dark one turn bitter', 'recommend', 'recommend'],
  ['hm is that one dark', 'tell-me', 'tell-me'],
  ['where do the spices come from', 'tell-me', 'story'],
] as const)('%s (%s) is answered as %s beside a story that the shop has found', (text, intent, answered) => {
  const turn = { intent, text, wishes: noWishes(), said: noWishes(), hasOwnWish: false } as unknown as Turn;
  expect(withConditions({ turn, results: [{ name: 'get_lore', args: {}, value: STORY }] }, 'brunana').turn.intent).toBe(answered);
});
