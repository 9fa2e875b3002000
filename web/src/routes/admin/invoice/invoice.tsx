import { useEffect, useEffectEvent, useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { FileButton } from '../../../features/admin/kit/controls/file-button.tsx';
import { ConfirmDialog } from '../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { Key } from '../../../features/admin/kit/signs/key.tsx';
import { formatShopMoment } from '../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import { INVOICE_LOOKS } from '../../../features/admin/kit/signs/status-looks.ts';
import type { AdminInvoiceQuery } from '../../../generated/admin/invoice/graphql.ts';
import { useNavigate, useSearchParams } from '../../../lib/router.ts';
import { useShop } from '../../../lib/shell.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { pdfPath } from '../invoices/invoice-list.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import styles from './invoice.module.css';
import { MailNote, useInvoiceMail } from './mail-state.tsx';
import { useInvoiceDeeds } from './use-invoice-deeds.ts';

const HINTS = [
  { keys: ['P'], does: 'print' },
  { keys: ['M'], does: 'mail' },
  { keys: ['U'], does: 'back to the list' },
];

interface InvoiceProps {
  detail: AdminInvoiceQuery['adminInvoice'];
  /** The address of the list that somebody comes from. */
  list: string;
  refresh: () => void;
}

/** One invoice: its paper, and what can be done with it. */
export function Invoice({ detail: { invoice, paper }, list, refresh }: InvoiceProps) {
  const { number, customerEmail: email, customerName } = invoice;
  const isVoid = invoice.paymentStatus === 'VOID';
  const { timeZone } = useShop();
  const navigate = useNavigate();
  const { mail, askAgain } = useInvoiceMail(number);
  const deeds = useInvoiceDeeds(number, () => {
    refresh();
    askAgain();
  });
  const [opened, setOpened] = useState<'mail' | 'void' | null>(null);
  const [key, setKey] = useState('');
  usePrintAtOnce();

  function openMail() {
    if (isVoid) return;
    if (email === null) {
      const description = 'An invoice is not edited: make it void, and make a new one with the address.';
      return showToast({ title: 'It has no e-mail address', description, tone: 'bad' });
    }
    // One opening, one key: pressing twice sends one mail.
    setKey(crypto.randomUUID());
    setOpened('mail');
  }
  function close() {
    setOpened(null);
  }
  useKeys({ p: () => window.print(), m: openMail, u: () => void navigate(list) });

  return (
    <AdminRoom
      crumbs={{
        to: list,
        label: 'Invoices',
        place: (
          <span className={styles.place}>
            {number}
            {isVoid ? <StatusChip look={INVOICE_LOOKS.VOID} /> : null}
            {mail?.mailedAt ? <small>mailed {formatShopMoment(mail.mailedAt, timeZone)}</small> : null}
          </span>
        ),
        end: (
          <div className={styles.actions}>
            {isVoid ? null : (
              <>
                <AdminButton look="low" onClick={() => setOpened('void')}>
                  Make void
                </AdminButton>
                <AdminButton icon="i-mail" aria-disabled={email === null} onClick={openMail}>
                  Send by mail
                </AdminButton>
              </>
            )}
            <FileButton href={pdfPath(number)} fileName={`${number}.pdf`}>
              PDF
            </FileButton>
            <AdminButton look="gold" icon="i-printer" onClick={() => window.print()}>
              Print <Key isHidden>Ctrl P</Key>
            </AdminButton>
          </div>
        ),
      }}
      bar={<StatusBar hints={HINTS} />}
    >
      <MailNote mail={mail} email={email} onSendAgain={openMail} />
      <InvoiceSheet paper={paper} />
      <ConfirmDialog
        title={`Mail ${number}`}
        icon="i-mail"
        isDangerous={false}
        isOpen={opened === 'mail'}
        onClose={close}
        question={`Send the invoice to ${email ?? ''}?`}
        keep="Do not send"
        verb="Send"
        busyVerb="Sending..."
        onConfirm={() => deeds.mail(key)}
      >
        <p>
          {customerName} gets it as a PDF.{mail?.mailedAt ? ` The last one went out ${formatShopMoment(mail.mailedAt, timeZone)}.` : ''}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title={`Make ${number} void`}
        isOpen={opened === 'void'}
        onClose={close}
        question="Are you sure you want to make this invoice void?"
        verb="Make void"
        busyVerb="Making void..."
        onConfirm={deeds.makeVoid}
      >
        <p>
          It does not count any more, and its number stays taken. That can&apos;t be undone. If something on it is wrong, make a new one.
        </p>
      </ConfirmDialog>
    </AdminRoom>
  );
}

/** `?print=1` prints once; a reload does not print again. */
function usePrintAtOnce() {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('print');
  const print = useEffectEvent(() => {
    params.delete('print');
    setParams(params, { replace: true });
    // After the pictures and the font of the paper.
    void document.fonts.ready.then(() => window.print());
  });
  useEffect(() => {
    if (isAsked) print();
  }, [isAsked]);
}
