import { type Context, inTransaction } from '../../platform/context/context.ts';
import { AddressRefused, type OutgoingMail } from '../../platform/gateways/smtp/smtp.ts';
import { recordAudit } from '../audit/index.ts';

/** As shown to staff. */
export const ADDRESS_REFUSED = "The mail server refused the recipient's address";

/**
 * Sends a mail. False when the server refuses the recipient's address for good: the address is marked, the audit log names the mail by
 * its Message-ID, and the caller's job ends, as every further try would get the same answer (docs/reliability.md, INF-41).
 * @throws MailNotSent for every other failure.
 */
export async function sendMail(ctx: Context, mail: OutgoingMail): Promise<boolean> {
  const address = mail.to.toLowerCase();
  try {
    await ctx.mail.send(mail);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    await markAddress(ctx, address, mail.messageId, error.message);
    return false;
  }
  await ctx.em.execute('delete from refused_address where address = ?', [address]);
  return true;
}

async function markAddress(ctx: Context, address: string, messageId: string, reason: string): Promise<void> {
  ctx.log.warn({ messageId, reason }, 'the mail server refused an address');
  await inTransaction(ctx, async (tx) => {
    await tx.em.execute(
      `insert into refused_address (address, reason, refused_at) values (?, ?, ?)
       on conflict (address) do update set reason = excluded.reason, refused_at = excluded.refused_at`,
      [address, reason, tx.clock.now()],
    );
    await recordAudit(tx, 'system', 'mail-refused', `mail:${messageId}`, { reason });
  });
}
