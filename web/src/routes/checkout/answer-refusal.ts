import type { ApolloClient } from '@apollo/client';
import { askForProducts } from '../../features/cart/use-cart-products.ts';
import type { IntentRefusal } from '../../features/checkout/payment/pay.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { formatCents } from '../../lib/money.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import type { Notice } from './checkout-notice.tsx';
import { fixShortage, fixUnsold } from './refused-line.ts';
import type { OrderDraft } from './use-order-draft.ts';

const UNCHARGED = 'Nothing was charged. Check it and press pay again.';

/** Puts right what the shop refused, as far as this page can, and says what happened. Never throws. */
export async function answerRefusal(
  refusal: Exclude<IntentRefusal, { __typename: 'AlreadyPaid' }>,
  draft: OrderDraft,
  client: ApolloClient,
): Promise<Notice> {
  switch (refusal.__typename) {
    case 'TotalChanged': {
      const before = draft.totals.totalCents;
      if (refusal.subtotalCents === draft.totals.subtotalCents) draft.takeServerTotals(refusal);
      // The cart takes the new prices from the answer.
      else await askForProducts(client);
      return {
        title: 'The total has changed',
        text: `It was ${formatCents(before)} and is now ${formatCents(refusal.totalCents)}. ${UNCHARGED}`,
      };
    }
    case 'OutOfStock': {
      const { outOfStockId: productId, grind = null, available } = refusal;
      return {
        title: 'Not enough on the shelf',
        text: `${refusal.message}. Nothing was charged.`,
        ...(await fixShortage(draft, { productId, grind, available }, client)),
      };
    }
    case 'CartInvalid':
      return {
        title: 'Something in your cart cannot be sold',
        text: `${refusal.message}. Nothing was charged.`,
        ...fixUnsold(draft, refusal.productId),
      };
    case 'CouponRefused':
      draft.refuseCoupon(refusal.message);
      return { title: 'The coupon does not apply any more', text: `${refusal.message}. The total is without it now. ${UNCHARGED}` };
    case 'QuoteExpired':
      draft.shipping.refresh();
      return { title: 'The shipping price ran out', text: `We are asking the carriers again. ${UNCHARGED}` };
    case 'RateNotFree':
      draft.shipping.refresh();
      return { title: 'Free shipping does not include this method', text: `We are asking the carriers again. ${UNCHARGED}` };
    case 'HoldLimit':
      showToast({ title: 'Payment Error', description: refusal.message, tone: 'bad' });
      return { title: 'The payment could not start', text: `${refusal.message} Nothing was charged. Everything you typed is still here.` };
    case 'PaymentUnavailable':
      showToast({ title: 'Payment Error', description: 'Failed to create payment intent', tone: 'bad' });
      return { title: 'The payment could not start', text: `${refusal.message}. Nothing was charged. Everything you typed is still here.` };
    default:
      return assertNever(refusal);
  }
}
