import { useMemo, useState } from 'react';
import type { Cart } from '../../features/cart/cart-rules.ts';
import type { Contact } from '../../features/checkout/address/contact-schema.ts';
import type { AppliedCoupon } from '../../features/checkout/coupon/coupon-box.tsx';
import { chooseRate } from '../../features/checkout/shipping/rate-rules.ts';
import { useShippingRates } from '../../features/checkout/shipping/use-shipping-rates.ts';
import { previewTotals, subtotalOf } from '../../features/checkout/totals.ts';
import type { Totals } from '../../features/checkout/totals.ts';
import { useShop } from '../../lib/shell.ts';

/** The order as it stands on this page: cart, coupon, shipping, and what they come to. */
export function useOrderDraft(cart: Cart, contact: Contact) {
  const shop = useShop();
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const [couponRefusal, setCouponRefusal] = useState<string>();
  const [pickedName, pickRate] = useState<string>();
  const shipping = useShippingRates(contact, cart);
  const rate = chooseRate(shipping.rates, pickedName);

  // The server's totals hold for exactly the order they were given for.
  const fingerprint = JSON.stringify([cart, coupon?.code, rate?.rateId, rate?.amountCents]);
  const [confirmed, setConfirmed] = useState<{ fingerprint: string; totals: Totals } | null>(null);
  const subtotalCents = subtotalOf(cart);
  const preview = useMemo(
    () => previewTotals(subtotalCents, coupon?.discountCents ?? 0, rate?.amountCents, shop),
    [subtotalCents, coupon, rate, shop],
  );

  return {
    cart,
    coupon,
    couponRefusal,
    setCoupon(next: AppliedCoupon | null) {
      setCouponRefusal(undefined);
      setCoupon(next);
    },
    refuseCoupon(message: string) {
      setCoupon(null);
      setCouponRefusal(message);
    },
    shipping,
    rate,
    pickRate,
    totals: confirmed?.fingerprint === fingerprint ? confirmed.totals : preview,
    tellTotals: (totals: Totals) => setConfirmed({ fingerprint, totals }),
  };
}

export type OrderDraft = ReturnType<typeof useOrderDraft>;
