import { setTimeout as sleep } from 'node:timers/promises';
import { newEmail, payByCard, processPayment, type Wish, createIntent } from '../../support/shopper.ts';

/** What shoppers do; each visit is one of these. */
export const habits = [
  'buys',
  'is declined',
  'abandons',
  'closes the tab',
  'clicks twice',
  'races for a coupon',
  'races for a bag',
] as const;
export type Habit = (typeof habits)[number];

export interface Street {
  /** Of the replicas that run or will run again. */
  baseUrls: readonly string[];
  sandboxUrl: string;
  /** A whole number from 0 to below `limit`, from the seed of the run. */
  below(limit: number): number;
  isOver(): boolean;
}

export const BAG_OF_THE_RACE = 'brunana';
export const COUPON_OF_THE_RACE = 'RACE';

const TRIES = 20;

/** What a browser's user does when a request failed or was answered 5xx: once more, at any replica. */
async function insist<T extends { status: number }>(street: Street, send: (baseUrl: string) => Promise<T>): Promise<T | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await send(street.baseUrls[street.below(street.baseUrls.length)]!).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await sleep(300);
  }
  return null;
}

/** Confirms at the provider, again while it does not answer; true when the card was charged, false when it was declined or never reached. */
async function pay(street: Street, paymentIntentId: string, method?: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return (await payByCard(street.sandboxUrl, paymentIntentId, method)).status === 'succeeded';
    } catch (error) {
      const { statusCode } = error as { statusCode?: number };
      if (statusCode !== undefined && statusCode < 500) return false;
      await sleep(300);
    }
  }
  return false;
}

function wishOf(habit: Habit): Wish {
  const wish: Wish = { key: crypto.randomUUID(), email: newEmail() };
  if (habit === 'races for a coupon') return { ...wish, couponCode: COUPON_OF_THE_RACE, amount: 20.39 };
  if (habit === 'races for a bag') return { ...wish, cartItems: [{ id: BAG_OF_THE_RACE, quantity: 1, grindType: 'Ground' }] };
  return wish;
}

/** One visit, from the cart to wherever the habit ends. Refusals (sold out, coupon used up, too late) end it as well. */
export async function visit(street: Street, habit: Habit): Promise<void> {
  const wish = wishOf(habit);
  const clicks = habit === 'clicks twice' ? 2 : 1;
  function order() {
    return insist(street, (baseUrl) => createIntent(baseUrl, wish));
  }
  const [intent] = await Promise.all(Array.from({ length: clicks }, order));
  if (intent?.status !== 200 || habit === 'abandons') return;
  const { paymentIntentId } = intent.body;
  if (habit === 'is declined') {
    await pay(street, paymentIntentId, 'pm_card_chargeDeclined');
    if (street.below(2) === 0) return;
  }
  const isPaid = await pay(street, paymentIntentId);
  if (!isPaid || habit === 'closes the tab') return;
  function finish() {
    return insist(street, (baseUrl) => processPayment(baseUrl, paymentIntentId));
  }
  await Promise.all(Array.from({ length: clicks }, finish));
}
