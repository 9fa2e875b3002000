import { waitFor } from '../../support/invariants.ts';

export interface CaughtMail {
  messageId: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** The mails that the sandbox received for an address, oldest first. */
export async function mailsTo(sandboxUrl: string, email: string): Promise<CaughtMail[]> {
  const url = new URL('/mail/api/messages', sandboxUrl);
  url.searchParams.set('to', email);
  const mails = (await (await fetch(url)).json()) as (CaughtMail & { receivedAt: string })[];
  return mails.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}

/** Waits until `count` mails with this subject have arrived. */
export async function untilMailed(sandboxUrl: string, email: string, subject: RegExp, count = 1): Promise<CaughtMail[]> {
  return waitFor(20_000, async () => {
    const found = (await mailsTo(sandboxUrl, email)).filter((mail) => subject.test(mail.subject));
    return found.length >= count && found;
  });
}

/** The link of a mail whose path begins with `path`. */
export function linkIn(mail: Pick<CaughtMail, 'text'>, path: string): URL {
  const [link] = mail.text.match(new RegExp(`https?://\\S+${path}\\S*`)) ?? [];
  if (!link) throw new Error(`No link to ${path} in:\n${mail.text}`);
  return new URL(link);
}
