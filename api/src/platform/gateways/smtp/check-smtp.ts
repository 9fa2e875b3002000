import { createTransport } from 'nodemailer';
import { connectionOptions, type SmtpSettings } from './smtp.ts';

/** Connects, encrypts and signs in; sends nothing. @throws with the reason */
export async function checkSmtp(settings: Pick<SmtpSettings, 'url' | 'requiresTls'>): Promise<string> {
  const transport = createTransport(connectionOptions(settings));
  try {
    await transport.verify();
    return `${new URL(settings.url).host} takes mail`;
  } finally {
    transport.close();
  }
}
