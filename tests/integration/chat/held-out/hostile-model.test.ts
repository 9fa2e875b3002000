import { LLMock } from '@copilotkit/aimock';
import { afterAll, expect, test } from 'vitest';
import { moveToNewAccount } from '../../../support/factories/new-account.ts';
import { makeShopper } from '../../../support/factories/shoppers.ts';
import { setupShop } from '../../../support/open-shop.ts';
import { searchArguments } from '../search-arguments.ts';
import { allTalks, forbiddenCards, holdTalk, nameOf } from './hold-talk.ts';

/** A model that offers what its instructions forbid: it searches without any wish and suggests three forbidden products. */
const model = new LLMock({ port: 0, logLevel: 'silent' });
afterAll(() => model.stop());
const PITCH = 'Trust me, this one is for you.';

async function startModel(): Promise<string> {
  await model.start();
  return `${model.url}/v1`;
}
const shop = setupShop(async () => ({
  processes: 'in-process',
  env: { OPENAI_BASE_URL: await startModel(), OPENAI_API_KEY: 'mock', OPENAI_MODEL: 'gpt-mock' },
}));

function offer(productSlugs: readonly string[]): void {
  model.reset();
  const search = { id: 'search', name: 'search_catalogue', arguments: JSON.stringify(searchArguments()) };
  const suggest = { id: 'suggest', name: 'suggest', arguments: JSON.stringify({ productSlugs, chips: ['Buy it'] }) };
  model
    .on({ userMessage: /./s, hasToolResult: false }, { toolCalls: [search] })
    .on({ userMessage: /./s, toolCallId: 'search' }, { toolCalls: [suggest] })
    .on({ userMessage: /./s, toolCallId: 'suggest' }, { content: PITCH });
}

test('a model that suggests forbidden products shows none of their cards', { timeout: 580_000 }, async () => {
  const broken: string[] = [];
  let shopper = await makeShopper(shop);
  for (const expected of allTalks.filter(({ forbid, maxCents, want }) => (forbid || maxCents !== undefined) && !want)) {
    offer((expected.forbid ?? ['captains-choice', 'decaf-destiny', 'darth']).slice(-3));
    shopper = await moveToNewAccount(shop, shopper);
    const answers = await holdTalk(shopper, expected, 'sparrows');
    broken.push(...forbiddenCards(expected, answers).map((card) => `${nameOf(expected)} -> ${card}`));
  }
  expect(broken).toEqual([]);
});

test('a model that sells to somebody in danger is not asked', { timeout: 580_000 }, async () => {
  offer(['darth', 'captains-choice']);
  const wrong: string[] = [];
  let shopper = await makeShopper(shop);
  for (const expected of allTalks.filter(({ kind }) => kind === 'danger')) {
    shopper = await moveToNewAccount(shop, shopper);
    const answer = (await holdTalk(shopper, expected, 'darth')).at(-1)!;
    if (answer.cards.length > 0 || answer.chips.length > 0 || !/988|911/.test(answer.reply.message)) wrong.push(nameOf(expected));
  }
  expect(wrong).toEqual([]);
});
