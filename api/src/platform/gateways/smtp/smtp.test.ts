import { createServer, type AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpGateway } from './smtp.ts';

const address = 'ada.grinder@shopper.example';

/** Refuses every recipient and quotes it, as most servers do. */
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.write('220 mail.example\r\n');
  socket.on('data', (line) => {
    const isRecipient = line.toString().startsWith('RCPT');
    socket.write(isRecipient ? `550 5.1.1 <${address}>: Recipient address rejected: no such user\r\n` : '250 ok\r\n');
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

test("INP-04: the error of a refused mail has the server's reason and nobody's address", async () => {
  const gateway = createSmtpGateway(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'Shop <shop@shop.example>');
  const error: unknown = await gateway
    .send({ messageId: 'one@shop.example', to: address, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' })
    .catch((refusal: unknown) => refusal);
  gateway.close();
  expect(error).toMatchObject({ name: 'MailNotSent', code: 'EENVELOPE' });
  expect(String(error)).toContain('550 5.1.1 <<address>>: Recipient address rejected: no such user');
  expect(inspect(error, { depth: 9 })).not.toContain(address);
});
