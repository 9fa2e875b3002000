import { describe, expect, test } from 'vitest';
import { openChat, setupChat } from '../../integration/chat/open-chat.ts';
import {
  answersGarbage,
  breaksOffAfter,
  calls,
  endsEarlyAfter,
  fails,
  hangs,
  heldBack,
  resets,
  says,
  stallsAfter,
} from '../../integration/chat/scripted-model.ts';

const api = setupChat({ CHAT_TURN_SECONDS: '3', CHAT_IDLE_SECONDS: '0.5' });

function spentToday(userId: number) {
  return api.spent(`user:${userId} ____-__-__`);
}

describe('CHT-06: the model', () => {
  test.each([
    ['answers 500', fails(500), false],
    ['answers 500 with retry-after 30', fails(500, { 'retry-after': '30' }), false],
    ['answers 429', fails(429, { 'retry-after': '60' }), false],
    ['answers 400', fails(400), false],
    ['answers 401', fails(401), false],
    ['resets the connection', resets, false],
    ['sends no answer', hangs, false],
    ['stops sending in the middle', stallsAfter('Half a sen'), true],
    ['resets the connection in the middle', breaksOffAfter('Half a sen'), true],
    ['closes the stream without its last event', endsEarlyAfter('Half a sen'), true],
    ['answers garbage', answersGarbage, false],
    ['answers white space', says('   '), false],
  ])('%s: the reply is a fallback, each message is stored once, and the next message is answered', async (_title, answer, isHalf) => {
    const guest = await api.guest();
    await guest.say('Hello');
    await api.model.otherwise(answer);
    const events = await guest.stream('Are you there?');
    expect(events.map(({ event }) => event).filter((event) => event !== 'delta')).toEqual(['start', 'cards', 'chips', 'done']);
    expect(events.find(({ event }) => event === 'delta')!.data['text'] === 'Half a sen').toBe(isHalf);
    const { reply } = events.at(-1)!.data as { reply: { message: string; status: string; engine: null } };
    expect(reply).toMatchObject({ status: 'fallback', engine: null });
    expect(reply.message).not.toContain('Half a sen');
    expect((await guest.history()).map(({ sender, status, message }) => [sender, status, message]).slice(2)).toEqual([
      ['user', 'complete', 'Are you there?'],
      ['dukes-spice', 'fallback', reply.message],
    ]);
    expect((await api.model.requests()).length).toBeLessThanOrEqual(3);
    await api.model.otherwise(says('Here I am.'));
    const { body: again } = await guest.say('', { retryOf: (reply as unknown as { id: string }).id });
    expect(again.reply).toMatchObject({ message: 'Here I am.', status: 'complete' });
    expect((await guest.say('Good')).status).toBe(200);
    expect(await guest.history()).toHaveLength(6);
    expect(await spentToday(guest.userId)).toBe(3);
  });

  test('fails twice and then answers: the reply is complete', async () => {
    const guest = await api.guest();
    await api.model.next(fails(500), resets, says('Third time lucky.'));
    expect((await guest.say('Anybody?')).body.reply).toMatchObject({ message: 'Third time lucky.', status: 'complete' });
    expect(await spentToday(guest.userId)).toBe(1);
  });

  test('fails after its tool calls: the fallback has no cards', async () => {
    const guest = await api.guest();
    await api.model.next(
      calls(['get_product', { slug: 'darth' }]),
      calls(['suggest', { productSlugs: ['darth'], chips: ['More?'] }]),
      fails(400),
    );
    expect((await guest.say('Cards?')).body).toMatchObject({ reply: { status: 'fallback' }, cards: [], chips: [], handOver: null });
  });

  test('is unavailable: the turn is not counted', async () => {
    const other = await openChat({ CHAT_TURN_SECONDS: '5' });
    try {
      const guest = await other.guest();
      await other.model.close();
      expect((await guest.say('Anybody?')).body.reply.status).toBe('fallback');
      expect(await other.spent(`user:${guest.userId} ____-__-__`)).toBe(0);
      expect(await other.spent('everyone %')).toBe(0);
    } finally {
      await other.close();
    }
  });
});

test('no database connection is held during a request to the model', async () => {
  const tight = await openChat({ DATABASE_POOL: '2', CHAT_TURN_SECONDS: '4' });
  try {
    const guests = await Promise.all(Array.from({ length: 8 }, () => tight.guest()));
    await tight.model.otherwise(hangs);
    const talks = guests.map((guest) => guest.say('Think hard'));
    while ((await tight.model.requests()).length < 8) await new Promise((resolve) => setTimeout(resolve, 20));
    const [idle] = await tight.sql<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(idle).toEqual({ count: 0 });
    expect((await guests[0]!.browser.get('/api/auth/user')).status).toBe(200);
    expect(new Set((await Promise.all(talks)).map(({ body }) => body.reply.status))).toEqual(new Set(['fallback']));
  } finally {
    await tight.close();
  }
});

test('a turn is completed when PostgreSQL closes all connections during the request to the model', async () => {
  const guest = await api.guest();
  await api.model.next(heldBack(says('Still here.')));
  const talk = guest.say('Mind the gap');
  await api.model.untilHeld();
  await api.sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  await api.model.release();
  expect((await talk).body.reply).toMatchObject({ message: 'Still here.', status: 'complete' });
  expect(await guest.history()).toHaveLength(2);
});
