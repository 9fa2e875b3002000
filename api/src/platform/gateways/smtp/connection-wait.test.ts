import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSmtpGateway, type MailGateway } from './smtp.ts';

const CONNECTIONS = 3;

const clients: Socket[] = [];
const texts: string[] = [];
let answersCommands = false;

const server = createServer((client) => {
  clients.push(client);
  client.on('error', () => undefined);
  client.write('220 mail.example\r\n');
  client.on('data', (data) => {
    if (answersCommands) answer(client, data.toString());
  });
});

/** The text of a message gets no answer; the test sends it. */
function answer(client: Socket, line: string): void {
  if (line.startsWith('DATA')) client.write('354 go on\r\n');
  else if (line.includes('\r\nSubject: ')) texts.push(line);
  else client.write('250 ok\r\n');
}

let gateway: MailGateway;
function send(id: string, beforeSending?: () => Promise<void>): Promise<string> {
  const mail = { messageId: `${id}@shop.example`, to: 'ada@shopper.example', subject: id, html: '<p>Hello</p>', text: 'Hello' };
  return gateway.send(mail, beforeSending).then(
    () => 'sent',
    (error: Error) => error.message,
  );
}

/** Sockets run on the real clock. */
async function until(isReached: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !isReached(); turn += 1) await new Promise(setImmediate);
  expect(isReached()).toBe(true);
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  clients.length = 0;
  texts.length = 0;
  answersCommands = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway = createSmtpGateway({ url, from: 'Shop <shop@shop.example>', requiresTls: false });
});
afterEach(() => {
  for (const client of clients) client.destroy();
  gateway.close();
  vi.useRealTimers();
});
afterAll(() => server.close());

test('INF-27: a message without a free connection fails after 10 s; one that gets a connection has 20 s from then on', async () => {
  const stuck = ['one', 'two', 'three'].map((id) => send(id));
  await until(() => clients.length === CONNECTIONS);
  const tooLate = send('four');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await tooLate).toBe('No free connection to the mail server');

  await vi.advanceTimersByTimeAsync(1_000);
  const fifth = send('five');
  answersCommands = true;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await Promise.all(stuck)).toEqual(Array.from({ length: CONNECTIONS }, () => 'Message sending aborted'));
  await until(() => texts.length === 1);
  await vi.advanceTimersByTimeAsync(19_000);
  clients.at(-1)?.write('250 taken\r\n');
  expect(await fifth).toBe('sent');
  expect(texts).toHaveLength(1);
});

test('SHP-05: a job that loses its claim while it waits for a connection sends nothing', async () => {
  let isHeld = true;
  async function claimCheck(): Promise<void> {
    if (!isHeld) throw new Error('another try has begun');
  }
  const stuck = ['one', 'two', 'three'].map((id) => send(id));
  await until(() => clients.length === CONNECTIONS);
  await vi.advanceTimersByTimeAsync(19_000);
  const waiting = send('four', claimCheck);
  isHeld = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(stuck);
  expect(await waiting).toBe('another try has begun');
  expect(clients).toHaveLength(CONNECTIONS);
});
