import type { StatusView } from '../../features/checkout/status/use-checkout-status.ts';
import type { Verdict } from '../../features/checkout/status/status-rules.ts';
import { formatCents } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import styles from './confirmation.module.css';

interface Words {
  title: string;
  text: string;
  canAskAgain?: boolean;
  leadsTo?: 'checkout';
}

const BY_VERDICT: Record<Exclude<Verdict, 'paid'>, Words> = {
  review: {
    title: 'We are looking at your order',
    text: 'Your payment arrived. Somebody of the crew checks the order by hand and writes to you. Please do not pay again.',
  },
  unpaid: {
    title: 'Not paid yet',
    text: 'We have not received this payment. If your bank asked you to confirm it, that can take a moment. Otherwise you have not been charged, and your cart is still packed.',
    canAskAgain: true,
    leadsTo: 'checkout',
  },
  refunded: {
    title: 'Your money is on its way back',
    text: 'This payment could not be honoured, so the full amount goes back to your card. That takes your bank a few days.',
  },
  canceled: {
    title: 'This payment was canceled',
    text: 'Nothing was charged. Your cart is still packed if you want to try again.',
    leadsTo: 'checkout',
  },
};

/** The bank sent the shopper back with a no. */
const DECLINED: Words = {
  title: 'Payment Failed',
  text: 'Your bank did not go through with this payment. You have not been charged, and your cart is still packed.',
  leadsTo: 'checkout',
};

const UNKNOWN: Words = {
  title: 'We do not know this payment',
  text: 'There is no payment of this name in our book. Look for the link in your confirmation mail, or start from the shop. Nothing was charged by opening this page.',
};

const FAILED: Words = {
  title: 'The shop does not answer',
  text: 'We could not look this payment up just now. Nothing is lost: if you paid, your confirmation comes by mail.',
  canAskAgain: true,
};

export function wordsFor(
  view: Exclude<StatusView, { kind: 'loading' }>,
  verdict: Exclude<Verdict, 'paid'> | null,
  isDeclined = false,
): Words {
  if (view.kind === 'failed') return FAILED;
  if (verdict === null) return UNKNOWN;
  return verdict === 'unpaid' && isDeclined ? DECLINED : BY_VERDICT[verdict];
}

interface ConfirmationErrorProps {
  words: Words;
  paymentIntentId: string;
  totalCents: number | null | undefined;
  isLoading: boolean;
  onRefetch: () => void;
}

/** Everything but "paid", said calmly and with a way on. */
export function ConfirmationError({ words, paymentIntentId, totalCents, isLoading, onRefetch }: ConfirmationErrorProps) {
  return (
    <div className={styles.error}>
      <DialogBox who="Captain">
        <p role="status">{words.text}</p>
      </DialogBox>
      {paymentIntentId ? (
        <p className={styles.reference}>
          Payment: <code>{paymentIntentId}</code>
          {totalCents ? ` over ${formatCents(totalCents)}` : ''}
        </p>
      ) : null}
      <div className={styles.actions}>
        {words.canAskAgain ? (
          <Button look="gold" aria-disabled={isLoading} onClick={isLoading ? undefined : onRefetch}>
            {isLoading ? 'Asking...' : 'Check again'}
          </Button>
        ) : null}
        {words.leadsTo ? (
          <ButtonLink to="/checkout" look={words.canAskAgain ? 'latte' : 'gold'}>
            Back to checkout
          </ButtonLink>
        ) : null}
        <ButtonLink to="/store" look={words.canAskAgain || words.leadsTo ? 'latte' : 'gold'}>
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
}
