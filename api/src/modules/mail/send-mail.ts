import { type Context, inTransaction } from '../../platform/context/context.ts';
import { AddressRefused, type OutgoingMail } from '../../platform/gateways/smtp/smtp.ts';
import { recordAudit } from '../audit/index.ts';

/** As shown to staff. */
export const ADDRESS_REFUSED = "The mail server refused the recipient's address";

/**
 * Sends a mail. False when the server refuses the recipient's address for good: the audit log names the mail by its Message-ID, and the
 * caller's job ends, as every further try would get the same answer (docs/reliability.md, INF-41).
 * @throws MailNotSent for every other failure.
 */
export async function sendMail(ctx: Context, mail: OutgoingMail): Promise<boolean> {
  try {
    await ctx.mail.send(mail);
    return true;
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    const { messageId } = mail;
    ctx.log.warn({ messageId, reason: error.message }, 'the mail server refused an address');
    await inTransaction(ctx, (tx) => recordAudit(tx, 'system', 'mail-refused', `mail:${messageId}`, { reason: error.message }));
    return false;
  }
}
