import { describe, expect, test } from 'vitest';
import { type GraphqlAnswer, postJson } from '../http/requests.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

async function ask(query: string, variables: Record<string, unknown>): Promise<GraphqlAnswer> {
  const answer = await postJson(`${shop.baseUrl}/graphql`, { query, variables });
  return (await answer.json()) as GraphqlAnswer;
}

describe('searchProducts', () => {
  function search(text: string) {
    return ask('query ($text: String!) { searchProducts(text: $text) { understood products { slug stock } } }', { text });
  }

  test('finds by words and leaves out unwanted properties', async () => {
    const { data } = await search('chocolate, no mint');
    expect(data).toMatchObject({
      searchProducts: { understood: ['no mint'], products: [{ slug: 'chocolate-java' }, { slug: 'friendly-neighborhood' }] },
    });
  });

  test('finds nothing for an empty text', async () => {
    for (const text of ['', 'xyzzy']) expect((await search(text)).data).toEqual({ searchProducts: { understood: [], products: [] } });
  });

  test('refuses a text longer than the limit', async () => {
    const { errors } = await search('a'.repeat(81));
    expect(errors?.[0]).toMatchObject({ message: 'Fewer words, please: 80 characters at most', extensions: { code: 'INVALID_INPUT' } });
  });
});

describe('productPage', () => {
  function page(slug: string) {
    return ask(
      'query ($slug: ID!) { productPage(slug: $slug) { product { name } coffee { slug } story facts { label } tasting { untoldStories brew { label } meters { label words } } related { slug } } }',
      { slug },
    );
  }

  test('returns all details of a blend', async () => {
    const { data } = await page('darth');
    expect(data).toMatchObject({
      productPage: {
        product: { name: 'Lord Darkroast' },
        coffee: { slug: 'darth' },
        tasting: { untoldStories: 4, meters: [{ label: 'Roast', words: 'Dark' }, {}, {}, {}, { label: 'Caffeine', words: 'High' }] },
        related: [{ slug: 'captains-choice' }, {}, {}],
      },
    });
  });

  test('has no tasting notes for a poster, but its facts', async () => {
    const { data } = await page('stranger-brew-poster');
    expect(data).toMatchObject({
      productPage: { coffee: null, tasting: null, facts: expect.arrayContaining([{ label: 'Sizes' }]) as unknown },
    });
  });

  test('is null for an unavailable product', async () => {
    expect(await page('tea')).toEqual({ data: { productPage: null } });
  });
});

describe('quizMatch', () => {
  function match(answers: Record<string, string>) {
    return ask(
      'query ($answers: [QuizAnswer!]!) { quizMatch(answers: $answers) { best { product { slug } reasons } runnersUp { product { slug } } } }',
      {
        answers: Object.entries(answers).map(([topic, option]) => ({ topic, option })),
      },
    );
  }
  const cosy = { MOOD: 'cosy', TASTE: 'chocolate', COMPANY: 'friends', CAFFEINE: 'little', AVOID: 'nothing' };

  test('answers with one blend, the reasons and two alternatives', async () => {
    const { data } = await match(cosy);
    expect(data).toMatchObject({
      quizMatch: {
        best: { product: { slug: 'chocolate-java' }, reasons: expect.arrayContaining(['It keeps to little caffeine.']) as unknown },
        runnersUp: [{ product: { slug: 'friendly-neighborhood' } }, { product: { slug: 'decaf-destiny' } }],
      },
    });
  });

  test('never breaks a strict condition for a better score', async () => {
    const { data } = await match({ ...cosy, CAFFEINE: 'none' });
    expect(data).toMatchObject({ quizMatch: { best: { product: { slug: 'decaf-destiny' } }, runnersUp: [] } });
  });

  test('refuses unknown answers', async () => {
    for (const answers of [{ ...cosy, MOOD: 'grumpy' }, { MOOD: 'cosy' }])
      expect((await match(answers)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
