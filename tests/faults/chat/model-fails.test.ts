import { describe, expect, test } from 'vitest';
import { openChat, setupChat } from '../../integration/chat/open-chat.ts';
import {
  answersGarbage,
  breaksOffAfter,
  calls,
  endsEarlyAfter,
  endsWith,
  fails,
  hangs,
  heldBack,
  resets,
  says,
  stallsAfter,
} from '../../integration/chat/scripted-model.ts';

const api = setupChat({ CHAT_TURN_SECONDS: '3', CHAT_IDLE_SECONDS: '0.5' });

function textOf(events: { event: string; data: Record<string, unknown> }[]): string {
  return events.flatMap(({ event, data }) => (event === 'delta' ? [String(data['text'])] : [])).join('');
}

function spentToday(userId: number) {
  return api.spent(`user:${userId} ____-__-__`);
}

describe('CHT-06: the model', () => {
  test.each([
    ['answers 500', fails(500)],
    ['answers 500 with retry-after 30', fails(500, { 'retry-after': '30' })],
    ['answers 429', fails(429, { 'retry-after': '60' })],
    ['answers 400', fails(400)],
    ['answers 401', fails(401)],
    ['resets the connection', resets],
    ['sends no answer', hangs],
    ['answers garbage', answersGarbage],
    ['answers white space', says('   ')],
    ['answers spaces of no width', says('\u200B\u2060')],
    ['is ended by the filter before a word', endsWith('content_filter', { pieces: [] })],
    ['answers JSON that is no completion', endsWith('json', { pieces: [] })],
  ])('%s: the reply is a fallback, each message is stored once, and the next message is answered', async (_title, answer) => {
    const guest = await api.guest();
    await guest.say('Hello');
    await api.model.otherwise(answer);
    const events = await guest.stream('Are you there?');
    expect(events.map(({ event }) => event).filter((event) => event !== 'delta')).toEqual(['start', 'cards', 'chips', 'done']);
    const { reply } = events.at(-1)!.data as { reply: { message: string; status: string; engine: null } };
    expect(reply).toMatchObject({ status: 'fallback', engine: null });
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

  test.each([
    ['stops sending', stallsAfter('The cup is warm. Half a sen')],
    ['resets the connection', breaksOffAfter('The cup is warm. Half a sen')],
    ['closes the stream without its last event', endsEarlyAfter('The cup is warm. Half a sen')],
    ['has no tokens left', endsWith('length', says('The cup is warm. Half a sen'))],
    ['is ended by the filter', endsWith('content_filter', says('The cup is warm. Half a sen'))],
  ])('%s in the middle: what was shown stays, marked as broken off, and can be gone on from', async (_title, answer) => {
    const guest = await api.guest();
    await api.model.otherwise(answer);
    const events = await guest.stream('Are you there?');
    const { reply } = events.at(-1)!.data as { reply: { message: string; status: string } };
    expect(reply).toMatchObject({ status: 'cut', message: 'The cup is warm. Half a sen', engine: 'scripted-1' });
    expect(textOf(events)).toBe('The cup is warm. Half a sen');
    expect(events.find(({ event }) => event === 'chips')!.data).toMatchObject({ chips: ['Go on'] });
    expect((await guest.history()).map(({ status, message }) => [status, message])).toEqual([
      ['complete', 'Are you there?'],
      ['cut', 'The cup is warm. Half a sen'],
    ]);
    await api.model.otherwise(says('tence.'));
    expect((await guest.say('Go on')).body.reply).toMatchObject({ status: 'complete', message: 'tence.' });
    expect((await api.model.requests()).at(-1)!.body.messages.map(({ content }) => content)).toContain('The cup is warm. Half a sen');
  });

  test('breaks off in a price: the part of it is not shown', async () => {
    const guest = await api.guest();
    await api.model.next(breaksOffAfter('A fine cup. It costs $1'));
    expect((await guest.say('How much?')).body.reply).toMatchObject({ status: 'cut', message: 'A fine cup.' });
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
