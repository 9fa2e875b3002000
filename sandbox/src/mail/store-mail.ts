import PostalMime, { type Email } from 'postal-mime';
import { randomText } from '../http/ids.ts';
import type { Sandbox } from '../parts/sandbox.ts';
import type { MailAttachment, MailRecord, MailRow } from '../store/mail-rows.ts';

/** Larger attachments are listed without their content. */
const MAX_ATTACHMENT_BYTES = 300_000;
const MAX_SOURCE_CHARS = 400_000;

/** `to` is the envelope's: the real recipients, including blind copies. */
export async function storeMail(sandbox: Sandbox, raw: Buffer, sender: string, recipients: string[]): Promise<MailRow> {
  const email = await PostalMime.parse(raw);
  const id = `mail_${randomText(16)}`;
  const record: MailRecord = {
    id,
    messageId: email.messageId ?? '',
    to: recipients,
    subject: email.subject ?? '',
    receivedAt: new Date(sandbox.clock.nowMs()).toISOString(),
  };
  sandbox.store.mailRecords.put(id, record);
  return sandbox.store.mails.put(id, {
    ...record,
    from: addressText(email) || sender,
    text: email.text ?? '',
    html: email.html ?? '',
    source: raw.toString('utf8').slice(0, MAX_SOURCE_CHARS),
    attachments: email.attachments.map(toAttachment),
  });
}

function addressText({ from }: Email): string {
  if (!from?.address) return '';
  return from.name ? `${from.name} <${from.address}>` : from.address;
}

function toAttachment({ filename, mimeType, contentId, content }: Email['attachments'][number]): MailAttachment {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content));
  return {
    filename: filename ?? null,
    contentType: mimeType,
    contentId: contentId ?? null,
    bytes: bytes.length,
    content: bytes.length > MAX_ATTACHMENT_BYTES ? null : bytes.toString('base64'),
  };
}
