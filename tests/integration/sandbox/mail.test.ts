import { createTransport, type Transporter } from 'nodemailer';
import { expect, test } from 'vitest';
import { openSandbox, type OpenSandbox } from './open-sandbox.ts';

interface CaughtMail {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

function mailerOf({ running }: OpenSandbox, options: object = {}): Transporter {
  return createTransport({ host: '127.0.0.1', port: running.smtpPort, ...options });
}
async function inbox({ url }: OpenSandbox, to = ''): Promise<CaughtMail[]> {
  return (await (await fetch(`${url}/mail/api/messages?to=${encodeURIComponent(to)}`)).json()) as CaughtMail[];
}
const message = {
  from: 'Brew Quest <shop@brewquest.example>',
  to: 'ada@customer.example',
  subject: 'Order №42 ☕',
  text: 'Hello',
  html: '<p>Hello <script>x</script></p>',
  messageId: '<order-42@brewquest.example>',
};

test('a sent mail is stored with its parts, newest first and by recipient', async () => {
  const sandbox = await openSandbox();
  const mailer = mailerOf(sandbox, { auth: { user: 'any', pass: 'thing' } });
  await mailer.sendMail(message);
  await mailer.sendMail({
    ...message,
    to: ['bob@customer.example', 'eve@customer.example'],
    subject: 'Second',
    messageId: '<second@brewquest.example>',
  });
  const [second, first] = await inbox(sandbox);
  expect(first).toMatchObject({
    messageId: message.messageId,
    from: message.from,
    to: [message.to],
    subject: message.subject,
    html: expect.stringContaining('<p>Hello') as string,
  });
  expect(second?.to).toEqual(['bob@customer.example', 'eve@customer.example']);
  expect((await inbox(sandbox, 'EVE@customer.example')).map(({ subject }) => subject)).toEqual(['Second']);
  expect((await sandbox.control('/ledger'))['mails']).toMatchObject([{ messageId: message.messageId }, { subject: 'Second' }]);
  await fetch(`${sandbox.url}/mail/api/messages`, { method: 'DELETE' });
  expect(await inbox(sandbox)).toEqual([]);
});

test('the pages show the HTML of a mail without executing it', async () => {
  const sandbox = await openSandbox();
  await mailerOf(sandbox).sendMail({ ...message, subject: '<img src=x onerror=alert(1)>' });
  const [mail] = await inbox(sandbox);
  const list = await (await fetch(`${sandbox.url}/mail`)).text();
  expect(list).toContain('&lt;img src=x');
  const page = await (await fetch(`${sandbox.url}/mail/${mail?.id}`)).text();
  expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups/);
  const frame = await fetch(`${sandbox.url}/mail/${mail?.id}/frame`);
  expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect((await fetch(`${sandbox.url}/mail/mail_unknown`)).status).toBe(404);
});

test.each([
  [{ kind: 'status', status: 451 }, 451, 0],
  [{ kind: 'status', status: 550, method: 'RCPT' }, 550, 0],
  [{ kind: 'reset-before' }, undefined, 0],
  [{ kind: 'reset-after' }, undefined, 1],
])('the SMTP fault %o gives the sender %s and the inbox %i mails', async (fault, responseCode, count) => {
  const sandbox = await openSandbox();
  await sandbox.control('/faults', { target: 'smtp', ...fault });
  const error: { responseCode?: number } = await mailerOf(sandbox)
    .sendMail(message)
    .then(
      () => ({}),
      (failure: { responseCode?: number }) => failure,
    );
  expect(error).toBeInstanceOf(Error);
  expect(error.responseCode).toBe(responseCode);
  expect(await inbox(sandbox)).toHaveLength(count);
  await mailerOf(sandbox).sendMail(message);
  expect(await inbox(sandbox)).toHaveLength(count + 1);
});

test('a mail to the domain refused.example is refused for good', async () => {
  const sandbox = await openSandbox();
  await expect(mailerOf(sandbox).sendMail({ ...message, to: 'ada@refused.example' })).rejects.toMatchObject({
    command: 'RCPT TO',
    responseCode: 550,
    response: expect.stringContaining('5.1.1') as string,
  });
  expect(await inbox(sandbox)).toEqual([]);
});

test('a hanging mail server ends in the sender’s time-out', async () => {
  const sandbox = await openSandbox();
  await sandbox.control('/faults', { target: 'smtp', kind: 'hang' });
  await expect(mailerOf(sandbox, { socketTimeout: 300 }).sendMail(message)).rejects.toThrow(/[Tt]imeout/);
});
