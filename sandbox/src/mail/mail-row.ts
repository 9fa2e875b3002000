export interface MailAttachment {
  filename: string | null;
  contentType: string;
  contentId: string | null;
  bytes: number;
  /** base64; dropped (null) above a size that would bloat the state file. */
  content: string | null;
}

export interface MailRow {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  receivedAt: string;
  text: string;
  html: string;
  source: string;
  attachments: MailAttachment[];
}
