export interface MailAttachment {
  filename: string | null;
  contentType: string;
  contentId: string | null;
  bytes: number;
  /** base64; null above the size limit. */
  content: string | null;
}

/** `to` is the envelope's. */
export interface MailRecord {
  id: string;
  messageId: string;
  to: string[];
  subject: string;
  receivedAt: string;
}

export interface MailRow extends MailRecord {
  from: string;
  text: string;
  html: string;
  source: string;
  attachments: MailAttachment[];
}
