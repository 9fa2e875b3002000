import { createTransport, type NodemailerError } from 'nodemailer';
import PQueue from 'p-queue';
import { storableText } from '../../lib/input-text.ts';
import { abortAfter, TimedOut } from '../../lib/with-timeout.ts';

export interface OutgoingMail {
  /** The same effect always has the same id, so that a receiver can recognise a repeated delivery. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailGateway {
  /**
   * Resolves once the server has taken the message. `beforeSending` runs once there is a connection; what it throws is thrown, and nothing is sent.
   * @throws AddressRefused when it never will for this address, MailNotSent when it hasn't, or when its answer was lost.
   */
  send(mail: OutgoingMail, beforeSending?: () => Promise<void>): Promise<void>;
  close(): void;
}

export interface SmtpSettings {
  url: string;
  from: string;
  /** Whether a server that offers no encryption is refused. */
  requiresTls: boolean;
}

/** Of silence, for each: the name look-up, the connection, the greeting, any later line. */
const SMTP_TIMEOUT_MS = 10_000;
/**
 * A server that answers a line every few seconds is never silent; together these are the longest that a job waits for it
 * (docs/reliability.md, INF-27). The time for sending starts with the connection: a message that got one at the end of its
 * time would be aborted after its text was sent, and its repetition would be a second copy.
 */
const CONNECTION_WAIT_MS = 10_000;
const SEND_TIMEOUT_MS = 20_000;
/** Relays limit the connections of one sender, and the messages on one connection. */
const CONNECTIONS = 3;
const MESSAGES_PER_CONNECTION = 100;

/** Servers quote the recipient's address in their answers, which are logged and stored with the job (docs/reliability.md, INP-04). */
const mailAddress = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** What the server said, without any address. */
class MailNotSent extends Error {
  override name = 'MailNotSent';
  readonly code: string | null;

  constructor(error: unknown) {
    const { message, code } = error as { message?: unknown; code?: unknown };
    super(storableText(String(message)).replaceAll(mailAddress, '<address>'));
    this.code = typeof code === 'string' ? code : null;
  }
}

export class AddressRefused extends MailNotSent {
  override name = 'AddressRefused';
}

/** Replies about a mailbox of older servers (RFC 5321, 4.2.3), and of others (RFC 3463): 5.1.x the address, 5.2.x the mailbox. */
const addressReplies = [550, 551, 553];
const aboutAddress = /^\d{3}[ -]5\.[12]\.\d/;
const aboutOther = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}/;

/** A reply such as 5.7.1 is about the sender or the relay: every address would get it, and it ends once that is mended. */
function isAboutAddress({ command, permanent, responseCode = 0, response = '' }: NodemailerError): boolean {
  if (command !== 'RCPT TO' || !permanent) return false;
  return aboutAddress.test(response) || (addressReplies.includes(responseCode) && !aboutOther.test(response));
}

function toMailError(error: unknown): MailNotSent {
  const fault = error as NodemailerError;
  const refusals = fault.rejectedErrors ?? [fault];
  return refusals.some(isAboutAddress) ? new AddressRefused(error) : new MailNotSent(error);
}

export function connectionOptions({ url, requiresTls }: Pick<SmtpSettings, 'url' | 'requiresTls'>) {
  return {
    url,
    dnsTimeout: SMTP_TIMEOUT_MS,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    // It wins over ignoreTLS and opportunisticTLS in the address.
    ...(requiresTls && { requireTLS: true }),
  };
}

export function createSmtpGateway({ url, from, requiresTls }: SmtpSettings): MailGateway {
  const transport = createTransport({
    ...connectionOptions({ url, requiresTls }),
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES_PER_CONNECTION,
  });
  const connections = new PQueue({ concurrency: CONNECTIONS });

  /** Runs `task` once fewer than CONNECTIONS run. @throws MailNotSent when that takes too long */
  async function withConnection(task: () => Promise<void>): Promise<void> {
    const wait = new AbortController();
    const noConnection = new MailNotSent(new TimedOut('No free connection to the mail server'));
    const timer = setTimeout(() => wait.abort(noConnection), CONNECTION_WAIT_MS);
    await connections.add(
      () => {
        clearTimeout(timer);
        return task();
      },
      { signal: wait.signal },
    );
  }

  async function deliver({ messageId, to, subject, html, text, attachments }: OutgoingMail): Promise<void> {
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        messageId: `<${messageId}>`,
        // Programs that answer mail by themselves leave these alone (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: abortAfter(SEND_TIMEOUT_MS),
        ...(attachments && { attachments }),
      });
    } catch (error) {
      throw toMailError(error);
    }
  }

  return {
    send: (mail, beforeSending) =>
      withConnection(async () => {
        await beforeSending?.();
        await deliver(mail);
      }),
    close: () => transport.close(),
  };
}
