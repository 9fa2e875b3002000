import { expect, test } from 'vitest';
import { setupChat } from './open-chat.ts';
import { says } from './scripted-model.ts';

const chat = setupChat({ CHAT_DAILY_MESSAGES: '1' });
const HELP = /988[\s\S]*911[\s\S]*https:\/\/findahelpline\.com|911[\s\S]*988[\s\S]*https:\/\/findahelpline\.com/;

test('CHT-20: somebody in danger gets the reply of the shop: no model is asked, and there is nothing to buy', async () => {
  const guest = await chat.guest();
  const { status, body } = await guest.say('nobody would even notice if I was gone');
  expect(status).toBe(200);
  expect(body.reply.message).toMatch(HELP);
  expect(body).toMatchObject({ reply: { status: 'complete', engine: null }, cards: [], chips: [], handOver: null });
  expect(await chat.model.requests()).toEqual([]);
  expect(await guest.history()).toMatchObject([{ sender: 'user' }, { message: body.reply.message }]);
});

test('CHT-20: the reply comes although every limit and budget of the chat is spent', async () => {
  const guest = await chat.guest();
  expect((await guest.say('Hi there')).status).toBe(200);
  expect((await guest.say('Something dark?')).status).toBe(429);
  for (const line of ['Ich will nicht mehr leben', 'quiero morirme', "j'ai mal à la poitrine"])
    expect((await guest.say(line)).body.reply.message).toMatch(/988/);
});

test('CHT-20: the reply comes and is stored although there is no such coffee (any more); another message is refused', async () => {
  const guest = await chat.guest();
  const place = { coffeeSlug: 'no-longer-here' };
  const key = crypto.randomUUID();
  const { status, body } = await guest.say('I want to die', { ...place, clientKey: key });
  expect([status, body.reply?.message]).toEqual([200, expect.stringMatching(HELP)]);
  expect((await guest.say('I want to die', { ...place, clientKey: key })).body.reply.id).toBe(body.reply.id);
  expect(await guest.history(place.coffeeSlug)).toMatchObject([{ sender: 'user' }, { message: body.reply.message }]);
  const events = await guest.stream('sharp pain in my chest', place);
  expect(events.at(-1)).toMatchObject({ event: 'done' });
  expect(await guest.say('Hi there', place)).toMatchObject({ status: 404, body: { code: 'COFFEE_UNAVAILABLE' } });
});

test('CHT-20: the same message sent twice has one reply, and a retry has the same text', async () => {
  const guest = await chat.guest();
  const key = crypto.randomUUID();
  const first = await guest.say('I want to die', { clientKey: key });
  const second = await guest.say('I want to die', { clientKey: key });
  expect(second.body.reply.id).toBe(first.body.reply.id);
  const events = await guest.stream('sharp pain in my chest');
  expect(events.at(-1)).toMatchObject({ event: 'done' });
});

test('CHT-20: a sentence of a model that encourages harm is replaced', async () => {
  const guest = await chat.guest();
  await chat.model.next(says('Why so sad? You should just kill yourself.'));
  const { body } = await guest.say('I had a bad day');
  expect(body.reply.message).not.toMatch(/kill yourself/);
  expect(body.reply.message).toMatch(/988/);
});
