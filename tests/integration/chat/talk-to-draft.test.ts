import { beforeAll, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop();
let staff: BrowserSession;
beforeAll(async () => {
  staff = (await makeStaff(shop, 'coffee-admin')).browser;
});

const draft = {
  name: 'Tide Clerk',
  greeting: 'Take a number.',
  personality: 'Dry.',
  bio: 'Keeps the tides in a ledger.',
  lore: [{ keys: ['ledger'], text: 'The ledger has forty pages.', told: 'My ledger has forty pages.' }],
};
const CALL = `mutation ($draft: CoffeeInput!, $said: [DraftLineInput!]!, $message: String!) {
  talkToDraft(draft: $draft, said: $said, message: $message) { text engine } }`;
async function talk(variables: Record<string, unknown>, browser = staff) {
  const { talkToDraft } = await browser.graphql<{ talkToDraft: { text: string; engine: string | null } }>(CALL, {
    draft,
    said: [],
    ...variables,
  });
  return talkToDraft;
}

it('a draft answers from its own stories, in the middle of a talk, and nothing is stored', async () => {
  const said = [
    { isGuest: true, text: 'Good evening.' },
    { isGuest: false, text: 'It is evening, at least.' },
  ];
  const reply = await talk({ message: 'Tell me about the ledger', said });
  expect(reply).toEqual({ text: expect.stringContaining('forty pages'), engine: expect.any(String) });
  const [stored] = await shop.sql(
    'select (select count(*) from chat_message)::int as messages, (select count(*) from chat_turn)::int as turns',
  );
  expect(stored).toEqual({ messages: 0, turns: 0 });
});

it('a turn counts against what the person may say in a day', async () => {
  const [before] = await shop.sql<{ spent: number }>(
    `select coalesce(max(spent), 0)::int as spent from chat_budget where name like 'everyone %'`,
  );
  await talk({ message: 'Hello again' });
  const [after] = await shop.sql<{ spent: number }>(`select max(spent)::int as spent from chat_budget where name like 'everyone %'`);
  expect(after!.spent).toBe(before!.spent + 1);
});

it.each([
  ['without a greeting', { draft: { ...draft, greeting: '' }, message: 'Hi' }, 'Greeting is required'],
  ['with nothing said', { message: '  ' }, 'Please type a message'],
  [
    'after 25 lines',
    { said: Array.from({ length: 25 }, () => ({ isGuest: true, text: 'Hi' })), message: 'Hi' },
    'This talk is long enough',
  ],
])('is refused %s', async (_, variables, message) => {
  await expect(talk(variables)).rejects.toThrow(message);
});

it('is refused to customers', async () => {
  await expect(talk({ message: 'Hi' }, (await makeShopper(shop)).browser)).rejects.toThrow('Admin access required');
});
