import { createTransport } from 'nodemailer';
import { storableText } from '../../lib/input-text.ts';

interface OutgoingMail {
  /** The same effect always has the same id, so that a receiver can tell a repeated delivery. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface MailGateway {
  /** Resolves once the server has taken the message. @throws MailNotSent when it hasn't, or when its answer was lost. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Of silence. */
const SMTP_TIMEOUT_MS = 10_000;
/** A server that answers a line every few seconds is never silent; with this no job waits for it longer (docs/reliability.md, INF-27). */
const SEND_TIMEOUT_MS = 30_000;

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

export function createSmtpGateway(smtpUrl: string, from: string): MailGateway {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send({ messageId, to, subject, html, text, attachments }) {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          html,
          text,
          messageId: `<${messageId}>`,
          signal,
          ...(attachments && { attachments }),
        });
      } catch (error) {
        throw new MailNotSent(error);
      }
    },
    close: () => transport.close(),
  };
}
