import { beforeAll, expect, test } from 'vitest';
import { learnIntents } from '../intents/classify.ts';
import { noMemory } from './memory.ts';
import type { Turn } from './turn.ts';
import { understand } from './understand.ts';
import { recordTexts } from './wishes/reading.ts';

const persona = {
  name: 'Friendly Neighbor',
  slug: 'friendly-neighborhood',
  description: '',
  greeting: '',
  lore: [],
  profile: { likes: [], dislikes: [], caffeine: null, grind: null },
  guestName: null,
};
function readReply() {
  return { offer: null, selfAt: -1, isUnmet: false, storyOf: null, order: noMemory().basket };
}
function personOf(message: string): string | null {
  return /\bmy \w+/.exec(message)?.[0] ?? null;
}

beforeAll(() => void learnIntents(), 60_000);

/** The last turn of a talk; a message may have a reply. */
function turnOf(talk: readonly (string | readonly [string, string])[]): Turn {
  const exchanges = talk.map((one) => (typeof one === 'string' ? { user: one, reply: '' } : { user: one[0], reply: one[1] }));
  return understand(exchanges, persona, readReply, { ...recordTexts().reading, personOf });
}

const FOR_DAD = ['something dark for my dad', 'Lord Darkroast would suit him.'] as const;
const FOR_SISTER = ['and something fruity for my sister', 'Brunana, then.'] as const;

test('the sum of what was recommended for single persons', () => {
  const { intent, products, basket } = turnOf([FOR_DAD, FOR_SISTER, 'what do the two cost together?']);
  expect({ intent, products }).toEqual({ intent: 'total', products: ['darth', 'brunana'] });
  expect(basket.map(({ person }) => person)).toEqual(['your dad', 'your sister']);
});

test.each(['he gets that', "that's dad done"])('%s: what was recommended for him is chosen', (message) => {
  const { intent, isChoice, basket } = turnOf([FOR_DAD, message]);
  expect({ intent, isChoice }).toEqual({ intent: 'recall', isChoice: true });
  expect(basket).toEqual([{ slug: 'darth', count: 1, person: 'your dad', grind: null }]);
});

test.each([
  [[FOR_SISTER, 'is that under 40?'], 'total'],
  [[FOR_SISTER, 'does that fit my budget?'], 'total'],
  [['two captains', 'have I spent over 50 so far?'], 'total'],
  [['one duke', 'how many more until shipping is free?'], 'total'],
  [['two captains', 'make it three actually, so do I get free shipping?'], 'total'],
  [['one duke', 'could you swap the duke for the captain?'], 'recall'],
  [['the duke for my boss', 'if I add one more, does it ship for free?', 'ok, do it'], 'recall'],
  [['is that under 40?'], 'price'],
  [['two captains', 'Our limit is 130 dollars. Are we within it?'], 'total'],
  [['two captains and a duke', 'drop the duke and add a java'], 'total'],
  [['two captains', 'so what does each of us pay'], 'total'],
  [['two captains and a duke', 'and if I skip the duke'], 'total'],
  [['two captains and a duke', 'what if I leave the duke off'], 'total'],
  [['one captain', "what's that with postage"], 'total'],
  [['two captains', 'without shipping?'], 'total'],
  [['my order: decaf x2, duke x1'], 'total'],
  [['how much is shipping for both'], 'shipping'],
  [['3 pumpkins'], 'recall'],
  [['can I get one duke and one mint'], 'recall'],
  [['two captains', 'what did that come to again'], 'total'],
  [['two captains', 'what is left over after that?'], 'total'],
  [['two captains', 'how many bags do I have'], 'recall'],
  [['one duke for mom', 'wait mom hates cinnamon, give her the java'], 'recall'],
  [['Can you help me with an order? I need a duke and a captain.'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'which bag goes to whom?'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'so what would each get'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'please read back what we have'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'give me the final list'], 'recall'],
])('%j asks for the intent %s', (talk, intent) => {
  expect(turnOf(talk).intent).toBe(intent);
});
