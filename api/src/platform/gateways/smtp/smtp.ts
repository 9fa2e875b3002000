import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** The same effect always has the same id, so that a receiver can tell a repeated delivery. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface MailGateway {
  /** Resolves once the server has taken the message. @throws when it hasn't, or when its answer was lost. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const SMTP_TIMEOUT_MS = 10_000;

export const createSmtpGateway = (smtpUrl: string, from: string): MailGateway => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send({ messageId, to, subject, html, text }) {
      await transport.sendMail({ from, to, subject, html, text, messageId: `<${messageId}>` });
    },
    close: () => transport.close(),
  };
};
