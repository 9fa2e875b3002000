import { expect, test } from 'vitest';
import { readRequest, seededCatalogue } from '../../../../api/src/testing.ts';
import { understand } from '../../../../sandbox/src/persona/understand/understand.ts';
import { noWishes } from '../../../../sandbox/src/persona/understand/wishes/wishes.ts';
import holdOut from '../../../bench/chat/hold-out.json' with { type: 'json' };

const persona = {
  slug: 'house',
  name: 'The House',
  description: '',
  greeting: '',
  lore: [],
  profile: { likes: [], dislikes: [], caffeine: null, grind: null },
  guestName: null,
};

const { vocabulary } = seededCatalogue();
/** As the shop's tool answers. */
const reading = {
  of: (text: string) => ({ ...noWishes(), ...readRequest(text, vocabulary) }),
  partsOf: () => [],
  personOf: () => null,
  inForce: null,
  notThese: [],
};

function understood(text: string): string | null {
  const turn = understand([{ user: text, reply: '' }], {
    persona,
    readReply: () => ({ offer: null, selfAt: -1, isUnmet: false, storyOf: null, order: [] }),
    reading,
  });
  return turn.intent === 'service' ? turn.serviceTopic : turn.intent === 'feeling' ? turn.tone : turn.intent;
}

test('at least 85 % of the lines that are kept apart from the examples are understood', () => {
  const lines = Object.entries(holdOut).flatMap(([intent, texts]) => texts.map((text) => ({ intent, text })));
  const right = lines.filter(({ intent, text }) => understood(text) === intent);
  expect(right.length / lines.length).toBeGreaterThanOrEqual(0.85);
});
