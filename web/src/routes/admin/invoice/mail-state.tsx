import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { Note } from '../../../features/admin/kit/signs/note.tsx';
import { AdminInvoiceMailDocument } from '../../../generated/admin/invoice/graphql.ts';
import type { AdminInvoiceMailQuery } from '../../../generated/admin/invoice/graphql.ts';
import styles from './invoice.module.css';

/** A mail takes a second or two. */
const POLL_MS = 2_000;

export type InvoiceMail = AdminInvoiceMailQuery['adminInvoiceMail'];

/** Where the last mail with the invoice is; asked again and again while one is on its way. */
export function useInvoiceMail(number: string): { mail: InvoiceMail | undefined; askAgain: () => void } {
  const { data, refetch, startPolling, stopPolling } = useQuery(AdminInvoiceMailDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const mail = data?.adminInvoiceMail;
  const isOnItsWay = mail?.state === 'ON_ITS_WAY';
  useEffect(() => {
    if (!isOnItsWay) return;
    startPolling(POLL_MS);
    return () => stopPolling();
  }, [isOnItsWay, startPolling, stopPolling]);
  return { mail, askAgain: () => void refetch().catch(() => {}) };
}

interface MailNoteProps {
  mail: InvoiceMail | undefined;
  email: string | null;
  onSendAgain: () => void;
}

/** What somebody has to know about the mail; nothing once it is sent. */
export function MailNote({ mail, email, onSendAgain }: MailNoteProps) {
  if (mail?.state === 'FAILED') {
    return (
      <div className={styles.note}>
        <Note
          tone="bad"
          isLive
          title="The mail could not be sent"
          actions={
            <AdminButton look="gold" onClick={onSendAgain}>
              Send it again
            </AdminButton>
          }
        >
          <p>Every attempt to reach {email} has failed. The failed job is in the quest log of the overview, too.</p>
        </Note>
      </div>
    );
  }
  if (mail?.state !== 'ON_ITS_WAY') return null;
  return (
    <div className={styles.note}>
      <Note
        tone={mail.isTriedAgain ? 'warn' : 'info'}
        icon="i-mail"
        isLive
        title={mail.isTriedAgain ? 'The mail is tried again' : 'The mail is on its way'}
      >
        <p>
          {mail.isTriedAgain
            ? `The mail server did not take the one to ${email ?? ''} yet. The shop goes on by itself.`
            : `To ${email ?? ''}.`}
        </p>
      </Note>
    </div>
  );
}
