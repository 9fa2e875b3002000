import { expect, test } from 'vitest';
import { ownReplies } from './own-replies.ts';

const persona = {
  slug: 'sparrows',
  name: "Sparrow's Nest",
  description: '',
  greeting: '',
  lore: [],
  profile: { likes: [], dislikes: [], caffeine: null, grind: null },
  guestName: null,
};

test('the list of who gets what is read out of a reply', () => {
  const reply = 'So far it is Lord Darkroast for Karen, 2 bags of Brunana and Decaf Destiny for your mother in law. And now?';
  expect(ownReplies(persona)(reply).order).toEqual([
    { slug: 'darth', count: 1, person: 'Karen', grind: null },
    { slug: 'brunana', count: 2, person: null, grind: null },
    { slug: 'decaf-destiny', count: 1, person: 'your mother in law', grind: null },
  ]);
  expect(ownReplies(persona)('Lord Darkroast for Karen would be fine.').order).toEqual([]);
});
