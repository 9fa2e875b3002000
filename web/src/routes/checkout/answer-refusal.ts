import type { ApolloClient } from '@apollo/client';
import { lineKey, removeLine, setQuantity } from '../../features/cart/cart-rules.ts';
import type { CartLine } from '../../features/cart/cart-rules.ts';
import { changeCart } from '../../features/cart/cart-store.ts';
import type { IntentRefusal } from '../../features/checkout/payment/pay.ts';
import { toLineInputs } from '../../features/checkout/checkout-line.ts';
import { CheckoutPricesDocument } from '../../generated/checkout/graphql.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { formatCents } from '../../lib/money.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import type { Notice } from './checkout-notice.tsx';
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
      if (refusal.subtotalCents === draft.totals.subtotalCents) draft.tellTotals(refusal);
      else await refreshPrices(client);
      return {
        title: 'The total has changed',
        text: `It was ${formatCents(before)} and is now ${formatCents(refusal.totalCents)}. ${UNCHARGED}`,
      };
    }
    case 'OutOfStock': {
      client.cache.evict({ fieldName: 'products' });
      const line = findLine(draft, refusal.outOfStockId, refusal.grind ?? null);
      return { title: 'Not enough on the shelf', text: `${refusal.message}. Nothing was charged.`, ...fixFor(line, refusal.available) };
    }
    case 'CartInvalid': {
      const line = refusal.productId ? findLine(draft, refusal.productId, undefined) : undefined;
      return { title: 'Something in your cart cannot be sold', text: `${refusal.message}. Nothing was charged.`, ...fixFor(line, 0) };
    }
    case 'CouponRefused':
      draft.refuseCoupon(refusal.message);
      return { title: 'The coupon does not apply any more', text: `${refusal.message} The total is without it now. ${UNCHARGED}` };
    case 'QuoteExpired':
      draft.shipping.refresh();
      return { title: 'The shipping price ran out', text: `We are asking the carriers again. ${UNCHARGED}` };
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

function findLine(draft: OrderDraft, productId: string, grind: string | null | undefined): CartLine | undefined {
  const inputs = toLineInputs(draft.cart);
  return draft.cart.find((line, index) => line.id === productId && (grind === undefined || inputs[index]?.grind === grind));
}

/** The one click that makes the cart sellable again. */
function fixFor(line: CartLine | undefined, available: number): Pick<Notice, 'fix'> {
  if (line === undefined) return {};
  const key = lineKey(line);
  if (available <= 0) return { fix: { label: `Remove ${line.name}`, run: () => void changeCart((cart) => removeLine(cart, key)) } };
  return {
    fix: {
      label: `Take ${available} of ${line.name}`,
      run: () => void changeCart((cart, bounds) => setQuantity(cart, key, available, bounds)),
    },
  };
}

/** Brings the saved cart up to the catalogue's prices. A failure is no harm: the server's total is compared again anyway. */
async function refreshPrices(client: ApolloClient) {
  try {
    const { data } = await client.query({ query: CheckoutPricesDocument, fetchPolicy: 'network-only' });
    const prices = new Map(data?.products.map((product) => [product.slug, product.priceCents / 100]));
    changeCart((cart) => cart.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price })));
  } catch {
    // The next attempt asks again.
  }
}
