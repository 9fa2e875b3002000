import type { Taste } from '../../../../api/src/testing.ts';
import { startSandbox, type RunningSandbox } from '../../../../sandbox/src/index.ts';
import { voices } from '../../../../sandbox/src/persona/voices/voices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkText, repeatsIn } from '../../../bench/chat/check-answer.ts';
import { longTalk } from '../../../bench/chat/long-talk.ts';
import { golden, runGolden } from '../../../bench/chat/run-golden.ts';
import { characters, openVisits, type Visit } from '../../../bench/chat/visit.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

function visitTo(slug: string, profile?: Taste): Visit {
  return openVisits(sandbox.url)(
    characters.find((character) => character.slug === slug)!,
    'test',
    profile,
  );
}

test('the golden set has the required size', () => {
  expect(golden.length).toBeGreaterThanOrEqual(150);
});

test.each(['darth', 'sparrows', 'jacks-pumpkin'])(
  '%s answers the golden set correctly and breaks no condition',
  { timeout: 120_000 },
  async (slug) => {
    const { misses, answers } = await runGolden(sandbox.url, [slug]);
    expect(
      misses.filter(({ fault }) => ['hard-wish', 'unknown-slug', 'price', 'repeat', 'markup', 'protocol', 'mended'].includes(fault)),
    ).toEqual([]);
    expect(new Set(misses.map(({ said }) => said)).size / answers).toBeLessThanOrEqual(0.05);
  },
);

test.each(['masters-blend', 'captains-choice'])('%s repeats no sentence in a long chat', { timeout: 60_000 }, async (slug) => {
  const visit = visitTo(slug);
  for (const text of longTalk) expect(checkText(await visit.say(text))).toEqual([]);
  expect(repeatsIn(visit.replies)).toEqual([]);
});

test('follows the taste profile until the visitor asks otherwise', async () => {
  const visit = visitTo('darth', { likes: ['chocolate'], dislikes: ['nut'], caffeine: null, grind: null });
  const first = await visit.say('recommend me something');
  expect(first.cards).not.toHaveLength(0);
  expect(first.returned.filter(({ slug }) => first.cards.includes(slug)).some(({ tastes }) => tastes.includes('nut'))).toBe(false);
  const second = await visit.say('actually, something with nuts today');
  expect(second.returned.find(({ slug }) => slug === second.cards[0])?.tastes).toContain('nut');
});

test('every offered chip is understood when it is sent', async () => {
  for (const text of [
    'hi',
    'something with chocolate',
    'how much is darth?',
    'tell me a story',
    'how do I brew it?',
    'got a coupon?',
    'I had a terrible day',
    'poster?',
  ]) {
    const { chips } = await visitTo('brunana').say(text);
    expect(chips.length).toBeGreaterThan(0);
    for (const chip of chips) {
      const visit = visitTo('brunana');
      await visit.say(text);
      await visit.say(chip);
      const answer = await fetch(`${sandbox.url}/_sandbox/openai/requests?limit=1`);
      const { requests } = (await answer.json()) as { requests: { intent: string }[] };
      expect(['off-topic', 'nonsense'], chip).not.toContain(requests[0]!.intent);
    }
  }
});

test('the chip to compare counts the cards, and all of them are compared', async () => {
  const three = visitTo('darth');
  const shown = await three.say('something with chocolate');
  expect(shown.cards).toHaveLength(3);
  expect(shown.chips).toContain('Compare them');
  const { said } = await three.say('Compare them');
  for (const slug of shown.cards) expect(said).toContain(characters.find((character) => character.slug === slug)!.name);

  const { cards, chips } = await visitTo('darth').say('a dark roast');
  expect(cards).toHaveLength(2);
  expect(chips).toContain('Compare the two');
});

test('what a message asks for has its card before what is recommended beside it', async () => {
  const { cards } = await visitTo('darth').say('anything good? and something with mint please');
  expect(cards[0]).toBe('mint-stole-christmas');
});

test('when one of those that were shown is put aside, the rest comes first', async () => {
  const visit = visitTo('sparrows');
  expect((await visit.say('a dark roast')).cards).toEqual(['darth', 'captains-choice']);
  expect((await visit.say('take the captain out')).cards[0]).toBe('darth');
});

test('each of several persons is named with a coffee, and an allergy beside them is no part of its own', async () => {
  const visit = visitTo('jacks-pumpkin');
  const { said, cards } = await visit.say('One of us has a nut allergy. My wife likes chocolate, I like it dark');
  expect(said).toMatch(/^For your wife: .*For you: /s);
  expect(said).not.toMatch(/doctor|medicine/);
  expect(cards).toHaveLength(2);
  expect((await visit.say('which one is for whom?')).said).toMatch(/for your wife and .* for you/);
});

test('the sum of what was chosen in a talk names all of it', async () => {
  const visit = visitTo('jacks-pumpkin');
  await visit.say('the rambler for my wife and two of the captain for me');
  await visit.say('is the captain a dark roast?');
  const { said } = await visit.say('and a poster for the kids. what is the total?');
  expect(said).toContain("one Hilltop Rambler, 2 bags of Captain's Choice and one Stranger Brew Poster");
  expect(said).toContain('$51.00');
  expect((await visit.say('so who gets what?')).said).toContain(
    "Hilltop Rambler for your wife, 2 bags of Captain's Choice for you and Stranger Brew Poster for the kids",
  );
});

test('every character of the seed has a voice, and no line occurs twice', () => {
  expect([...voices.keys()].toSorted()).toEqual(characters.map(({ slug }) => slug).toSorted());
  const lines = [...voices.values()].flatMap((voice) => Object.values(voice).flat());
  expect(lines.filter((line, place) => lines.indexOf(line) !== place)).toEqual([]);
});
