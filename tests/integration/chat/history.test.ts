import { expect, test } from 'vitest';
import { type Guest, newSession, openChat, setupChat, SLUG } from './open-chat.ts';
import { calls, says } from './scripted-model.ts';

const api = setupChat();

interface Page {
  chatHistory: { messages: { id: string; message: string; status: string; cards: { slug: string }[] }[]; hasOlder: boolean };
}
function page(guest: Guest, sessionId: string, over = '') {
  return guest.browser.graphql<Page>(
    `query ($sessionId: String!) { chatHistory(sessionId: $sessionId, coffeeSlug: "${SLUG}"${over}) { hasOlder messages { id message status cards { slug priceCents } handOver { slug } } } }`,
    { sessionId },
  );
}

/** Turns of yesterday, inserted by SQL. */
function insertTurns(guest: Guest, turns: number) {
  return api.sql(
    `insert into chat_message (id, user_id, session_id, coffee_slug, sequence, sender, text, cards, chips, created_at)
     select gen_random_uuid(), $1, $2, $3::text, n, case when n % 2 = 1 then 'user' else $3::text end, 'line ' || n, '{}', '{}', now() - interval '1 day'
     from generate_series(1, $4::int) n`,
    [guest.userId, guest.sessionId, SLUG, turns * 2],
  );
}

test('CHT-08: another user’s conversation is empty by REST, GraphQL and in the prompt, and cannot be cleared', async () => {
  const [ada, eve] = [await api.guest(), await api.guest()];
  await ada.say('My secret wish');
  const { status, body } = await eve.browser.get(`/api/chats/${ada.sessionId}/${SLUG}`);
  expect([status, body]).toEqual([200, []]);
  expect((await page(eve, ada.sessionId)).chatHistory).toEqual({ messages: [], hasOlder: false });
  expect((await eve.browser.send('DELETE', `/api/chats/${ada.sessionId}/${SLUG}`)).status).toBe(204);
  expect((await eve.say('Hi', { sessionId: ada.sessionId })).status).toBe(200);
  expect(JSON.stringify((await api.model.requests()).at(-1)!.body)).not.toContain('My secret wish');
  expect((await ada.history()).map(({ message }) => message)).toEqual(['My secret wish', 'Sit down, the cup is warm.']);
});

test('without a session, sending, reading and clearing answer 401', async () => {
  const visitor = api.browser();
  const answers = [
    await visitor.post('/api/chat', { message: 'Hi', sessionId: newSession(), coffeeSlug: SLUG }),
    await visitor.get(`/api/chats/${newSession()}/${SLUG}`),
    await visitor.send('DELETE', `/api/chats/${newSession()}/${SLUG}`),
  ];
  expect(answers.map(({ status, body }) => [status, body['message']])).toEqual(answers.map(() => [401, 'Please sign in first']));
});

test('pages go back from the newest message; before an unknown message the page is empty', async () => {
  const guest = await api.guest();
  await insertTurns(guest, 3);
  const newest = (await page(guest, guest.sessionId, ', first: 4')).chatHistory;
  expect([newest.messages.map(({ message }) => message), newest.hasOlder]).toEqual([['line 3', 'line 4', 'line 5', 'line 6'], true]);
  const older = (await page(guest, guest.sessionId, `, first: 4, before: "${newest.messages[0]!.id}"`)).chatHistory;
  expect([older.messages.map(({ message }) => message), older.hasOlder]).toEqual([['line 1', 'line 2'], false]);
  expect((await page(guest, guest.sessionId, `, before: "${crypto.randomUUID()}"`)).chatHistory.messages).toEqual([]);
});

test('a cleared conversation is empty and starts with the greeting again', async () => {
  const guest = await api.guest();
  await guest.say('Forget this');
  await guest.say('Not this', { coffeeSlug: 'darth' });
  const { clearChat } = await guest.browser.graphql<{ clearChat: boolean }>(
    `mutation ($s: String!) { clearChat(sessionId: $s, coffeeSlug: "${SLUG}") }`,
    { s: guest.sessionId },
  );
  expect(clearChat).toBe(true);
  expect(await guest.history()).toEqual([]);
  expect(await guest.history('darth')).toHaveLength(2);
  expect((await guest.say('Hello')).body.reply.engine).toBe('greeting');
});

test('CHT-10: after 10,000 turns the prompt has as many messages as after thirty, and the history has the newest 200', async () => {
  const [long, short] = [await api.guest(), await api.guest()];
  await insertTurns(long, 10_000);
  await insertTurns(short, 30);
  await long.say('And now?');
  await short.say('And now?');
  const [afterLong, afterShort] = (await api.model.requests()).map(({ body }) => body.messages);
  expect(afterLong).toHaveLength(27);
  expect(afterShort).toHaveLength(27);
  expect(afterLong!.at(-3)!.content).toBe('line 20000');
  const plan = await api.sql<{ 'QUERY PLAN': string }>(
    `explain select * from chat_message where user_id = $1 and session_id = $2 and coffee_slug = $3 and not is_hidden and sequence < 99999 order by sequence desc limit 24`,
    [long.userId, long.sessionId, SLUG],
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan Backward using chat_message_user_id_session_id/);
  const history = await long.history();
  expect([history.length, history.at(-2)!.message]).toEqual([200, 'And now?']);
});

test('the history is kept when sessions end', async () => {
  const guest = await api.guest();
  await guest.say('Remember me');
  await guest.browser.graphql('mutation { signOutElsewhere { message } }');
  const again = api.browser();
  await again.post('/api/auth/login', guest.person);
  expect((await again.get<unknown[]>(`/api/chats/${guest.sessionId}/${SLUG}`)).body).toHaveLength(2);
});

test('an invalid session id or coffee gives an empty history', async () => {
  const guest = await api.guest();
  for (const address of [
    `${'%20'.repeat(21)}/darth`,
    `${guest.sessionId}/%20`,
    `${guest.sessionId}/..%2f`,
    'short/darth',
    `${'x'.repeat(2_000)}/darth`,
  ]) {
    const { status, body } = await guest.browser.get(`/api/chats/${address}`);
    expect([address, status, body]).toEqual([address, 200, []]);
    expect((await guest.browser.send('DELETE', `/api/chats/${address}`)).status).toBe(204);
  }
  expect((await page(guest, 'nobody')).chatHistory.messages).toEqual([]);
});

test('a page of the history takes two statements, with any number of cards', async () => {
  const statements: string[] = [];
  const counted = await openChat({}, { onQuery: (sql) => void statements.push(sql) });
  try {
    const guest = await counted.guest();
    for (let turn = 0; turn < 3; turn += 1) {
      await counted.model.next(
        calls(['get_product', { slug: 'darth' }], ['suggest', { productSlugs: ['darth'], chips: [] }]),
        says('Dark.'),
      );
      await guest.say('Dark?');
    }
    statements.length = 0;
    const { chatHistory } = await page(guest, guest.sessionId);
    expect(chatHistory.messages.flatMap(({ cards }) => cards)).toHaveLength(3);
    expect(statements.filter((sql) => /select/i.test(sql))).toHaveLength(2);
  } finally {
    await counted.close();
  }
});
