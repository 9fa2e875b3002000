import { beforeAll, expect, test } from 'vitest';
import { learnIntents } from '../../intents/classify.ts';
import { noMemory } from '../memory.ts';
import { understand } from '../understand.ts';
import { recordTexts } from '../wishes/reading.ts';
import talks from './talks.json' with { type: 'json' };

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

beforeAll(() => void learnIntents(), 60_000);

/** What is chosen after a talk, without the conditions that the shop reads in it: "2 brunana (my aunt) ground". */
function listAfter(talk: string[]): string[] {
  const exchanges = talk.map((user) => ({ user, reply: '' }));
  const { basket } = understand(exchanges, { persona, readReply, reading: recordTexts().reading });
  return basket.map(({ slug, count, person, grind }) =>
    [count, slug, person === null ? '' : `(${person})`, grind ?? ''].filter((word) => word !== '').join(' '),
  );
}

test.each(talks)('$talk leaves $list', ({ talk, list }) => expect(listAfter(talk).toSorted()).toEqual(list.toSorted()));
