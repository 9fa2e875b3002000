import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../config/load-env.ts';
import { createSmtpGateway } from './smtp.ts';

const commands: string[] = [];
/** Offers no encryption and takes everything. */
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.write('220 mail.example\r\n');
  socket.on('data', (data) => {
    const line = data.toString();
    commands.push(line);
    socket.write(line.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const mail = { messageId: 'one@shop.example', to: 'ada@shopper.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

test('INF-42: a server off loopback that offers no encryption gets no mail, whatever its address says', async () => {
  // Leads to this machine, and is not a loopback address.
  const url = `smtp://0.0.0.0:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
  const env = loadEnv({ SMTP_URL: url });
  expect(env.smtpRequiresTls).toBe(true);
  const gateway = createSmtpGateway({ url, from: env.MAIL_FROM, requiresTls: env.smtpRequiresTls });
  await expect(gateway.send(mail)).rejects.toMatchObject({ name: 'MailNotSent' });
  gateway.close();
  expect(commands.join('')).toContain('STARTTLS');
  expect(commands.join('')).not.toContain('MAIL FROM');
});

test.each(['smtp://127.0.0.1:1', 'smtp://localhost:1', 'smtp://[::1]:1'])('INF-42: %s may do without encryption', (url) => {
  expect(loadEnv({ SMTP_URL: url }).smtpRequiresTls).toBe(false);
});

test('INF-42: the stand-in may do without encryption wherever it runs', () => {
  expect(loadEnv({ SANDBOX_SMTP_URL: 'smtp://mailpit:1025' }).smtpRequiresTls).toBe(false);
});
