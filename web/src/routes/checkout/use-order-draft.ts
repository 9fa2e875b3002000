import { useEffect, useMemo, useState } from 'react';
import type { Cart } from '../../features/cart/cart-rules.ts';
import type { Contact } from '../../features/checkout/address/contact-schema.ts';
import { readCouponDraft, saveCouponDraft } from '../../features/checkout/attempt/checkout-draft.ts';
import type { AppliedCoupon } from '../../features/checkout/coupon/coupon-box.tsx';
import { lostShipping } from '../../features/checkout/coupon/lost-words.ts';
import { useFreshCoupon } from '../../features/checkout/coupon/use-fresh-coupon.ts';
import { useChosenRate } from '../../features/checkout/shipping/use-chosen-rate.ts';
import { useShippingRates } from '../../features/checkout/shipping/use-shipping-rates.ts';
import { previewTotals, subtotalOf } from '../../features/checkout/totals.ts';
import type { Totals } from '../../features/checkout/totals.ts';
import { missingForFreeShipping } from '../../lib/money.ts';
import { useShop } from '../../lib/shell.ts';

/** The order as it stands on this page: cart, coupon, shipping, and what they come to. */
export function useOrderDraft(cart: Cart, contact: Contact) {
  const shop = useShop();
  const [coupon, setCoupon] = useState(readCouponDraft);
  useEffect(() => saveCouponDraft(coupon), [coupon]);
  const [couponRefusal, setCouponRefusal] = useState<string>();
  const subtotalCents = subtotalOf(cart);
  const discountCents = Math.min(coupon?.discountCents ?? 0, subtotalCents);
  const shipping = useShippingRates(contact, cart);
  // Of goods and discount alone: the rates that are offered depend on it, and the total depends on the rate.
  const isFree = missingForFreeShipping(subtotalCents - discountCents, shop) === 0;
  const { offered, rate, news: shippingNews, pickRate } = useChosenRate(shipping.rates, isFree);

  // The server's totals hold for exactly the order they were given for.
  const fingerprint = JSON.stringify([cart, coupon?.code, coupon?.discountCents, rate?.rateId, rate?.amountCents]);
  const [confirmed, setConfirmed] = useState<{ fingerprint: string; totals: Totals } | null>(null);
  const preview = useMemo(
    () => previewTotals(subtotalCents, discountCents, rate?.amountCents, shop),
    [subtotalCents, discountCents, rate, shop],
  );
  const totals = confirmed?.fingerprint === fingerprint ? confirmed.totals : preview;

  function refuseCoupon(message: string) {
    setCoupon(null);
    setCouponRefusal(message);
  }
  useFreshCoupon({ coupon, subtotalCents, onChange: setCoupon, onRefuse: refuseCoupon });

  return {
    cart,
    coupon,
    couponRefusal,
    setCoupon(next: AppliedCoupon | null) {
      setCouponRefusal(undefined);
      setCoupon(next);
    },
    refuseCoupon,
    /** What the coupon costs in shipping. */
    lost: coupon && lostShipping(totals, shop.freeShippingThresholdCents),
    shipping,
    isFree,
    offered,
    rate,
    shippingNews,
    pickRate,
    totals,
    takeServerTotals(computed: Totals) {
      // Another discount may change which rates are offered, so it is kept with the coupon.
      if (coupon && computed.discountCents !== discountCents) setCoupon({ ...coupon, discountCents: computed.discountCents });
      else setConfirmed({ fingerprint, totals: computed });
    },
  };
}

export type OrderDraft = ReturnType<typeof useOrderDraft>;
