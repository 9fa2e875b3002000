import { createServer, type AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpGateway } from './smtp.ts';

const address = 'ada.grinder@shopper.example';
/** Quotes the recipient, as most servers do. */
const noSuchUser = `550 5.1.1 <${address}>: Recipient address rejected: no such user`;
let reply = noSuchUser;

/** Refuses every recipient. */
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.write('220 mail.example\r\n');
  socket.on('data', (line) => {
    const isRecipient = line.toString().startsWith('RCPT');
    socket.write(isRecipient ? `${reply}\r\n` : '250 ok\r\n');
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function errorOf(serverReply: string): Promise<unknown> {
  reply = serverReply;
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = createSmtpGateway({ url, from: 'Shop <shop@shop.example>', requiresTls: false });
  const error: unknown = await gateway
    .send({ messageId: 'one@shop.example', to: address, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' })
    .catch((refusal: unknown) => refusal);
  gateway.close();
  return error;
}

test("INP-04: the error of a refused mail has the server's reason and nobody's address", async () => {
  const error = await errorOf(noSuchUser);
  expect(error).toMatchObject({ name: 'AddressRefused', code: 'EENVELOPE' });
  expect(String(error)).toContain('550 5.1.1 <<address>>: Recipient address rejected: no such user');
  expect(inspect(error, { depth: 9 })).not.toContain(address);
});

test.each([
  ['550 5.1.1 no such user', 'AddressRefused'],
  ['552 5.2.2 mailbox full', 'AddressRefused'],
  ['550 no such user', 'AddressRefused'],
  ['553 mailbox name not allowed', 'AddressRefused'],
  ['450 4.2.1 try again later', 'MailNotSent'],
  ['550 5.7.1 this sender is blocked', 'MailNotSent'],
  ['554 5.7.1 relay access denied', 'MailNotSent'],
  ['554 no', 'MailNotSent'],
  ['503 bad sequence', 'MailNotSent'],
])('INF-41: "%s" to the recipient is %s', async (serverReply, name) => {
  expect(await errorOf(serverReply)).toMatchObject({ name });
});
