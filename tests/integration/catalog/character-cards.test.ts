import { beforeAll, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let staff: BrowserSession;
beforeAll(async () => {
  staff = (await makeStaff(shop, 'coffee-admin')).browser;
});

interface Card {
  spec: string;
  data: Record<string, unknown>;
}
interface Read {
  draft: Record<string, unknown>;
  ignored: string[];
}

it('a card of a coffee, read again, fills in the same coffee', async () => {
  const { body: coffees } = await staff.get<Record<string, unknown>[]>('/api/admin/coffees');
  expect(coffees).toHaveLength(13);
  for (const coffee of coffees) {
    const card = await staff.get<Card>(`/api/admin/coffees/${String(coffee['slug'])}/card`);
    expect(card.headers.get('content-disposition')).toBe(`attachment; filename="${String(coffee['slug'])}.card.json"`);
    expect(card.body).toMatchObject({ spec: 'chara_card_v2', spec_version: '2.0', data: { first_mes: coffee['greeting'] } });
    const { body } = await staff.post<Read>('/api/admin/coffees/card', card.body);
    expect(body.ignored).toEqual([]);
    expect(coffee).toMatchObject(body.draft);
  }
});

it('a card of another program fills in what has a place here, and names the rest', async () => {
  const { body } = await staff.post<Read>('/api/admin/coffees/card', {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: "Mira O'Brew",
      description: '{{char}} pours for {{user}}.',
      personality: 'Kind.',
      scenario: 'A station at night.',
      first_mes: 'Sit, {{user}}.',
      mes_example: '<START>\n{{user}}: Hi.\n{{char}}: Hello.',
      creator_notes: '',
      system_prompt: 'Be long.',
      post_history_instructions: 'Stay kind.',
      alternate_greetings: ['Hey.'],
      tags: Array.from({ length: 10 }, (_, n) => `tag ${n}`),
      creator: 'somebody',
      character_version: '3',
      extensions: { depth_prompt: {} },
      character_book: {
        name: 'Book',
        entries: [{ keys: ['train'], content: '{{char}} missed it.', enabled: true, extensions: {} }],
        extensions: {},
      },
    },
  });
  expect(body.draft).toMatchObject({
    slug: 'mira-obrew',
    bio: "Mira O'Brew pours for Guest.",
    greeting: 'Sit, Guest.',
    exampleDialogue: "Guest: Hi.\nMira O'Brew: Hello.",
    reminder: 'Stay kind.',
    lore: [{ keys: ['train'], text: "Mira O'Brew missed it.", told: null }],
  });
  expect(body.ignored).toEqual(['scenario', 'system_prompt', 'alternate_greetings', '2 tags', 'extensions.depth_prompt']);
});

it.each([
  [{}],
  [{ spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'X' } }],
  [{ spec: 'chara_card_v2', spec_version: '2.0', data: { name: 7 } }],
])('answers 400 for %j', async (card) => {
  expect(await staff.post('/api/admin/coffees/card', card)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('no character card') },
  });
});
