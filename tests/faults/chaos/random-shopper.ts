import { setTimeout as sleep } from 'node:timers/promises';
import { newEmail, payByCard, processPayment, type CheckoutInput, createIntent } from '../../support/shopper.ts';

/** The kinds of visits. */
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

export interface Traffic {
  /** Of all replicas; one of them may be down. */
  baseUrls: readonly string[];
  sandboxUrl: string;
  /** A random whole number from 0 to randomBelow `limit`, from the seed of the run. */
  randomBelow(limit: number): number;
  isOver(): boolean;
}

export const BAG_OF_THE_RACE = 'brunana';
export const COUPON_OF_THE_RACE = 'RACE';

const TRIES = 20;

/** Repeats a request that failed or was answered 5xx, each time at a random replica, as a shopper who tries again. */
async function sendUntilAnswered<T extends { status: number }>(traffic: Traffic, send: (baseUrl: string) => Promise<T>): Promise<T | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await send(traffic.baseUrls[traffic.randomBelow(traffic.baseUrls.length)]!).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await sleep(300);
  }
  return null;
}

/** Confirms at the provider and repeats it while the provider does not answer. True when the card was charged; false when it was declined or not reached. */
async function pay(traffic: Traffic, paymentIntentId: string, method?: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return (await payByCard(traffic.sandboxUrl, paymentIntentId, method)).status === 'succeeded';
    } catch (error) {
      const { statusCode } = error as { statusCode?: number };
      if (statusCode !== undefined && statusCode < 500) return false;
      await sleep(300);
    }
  }
  return false;
}

function checkoutInputOf(habit: Habit): CheckoutInput {
  const checkoutInput: CheckoutInput = { key: crypto.randomUUID(), email: newEmail() };
  if (habit === 'races for a coupon') return { ...checkoutInput, couponCode: COUPON_OF_THE_RACE, amount: 20.39 };
  if (habit === 'races for a bag') return { ...checkoutInput, cartItems: [{ id: BAG_OF_THE_RACE, quantity: 1, grindType: 'Ground' }] };
  return checkoutInput;
}

/** One visit. A refusal (sold out, coupon used up, hold expired) ends it early. */
export async function visit(traffic: Traffic, habit: Habit): Promise<void> {
  const checkoutInput = checkoutInputOf(habit);
  const clicks = habit === 'clicks twice' ? 2 : 1;
  function order() {
    return sendUntilAnswered(traffic, (baseUrl) => createIntent(baseUrl, checkoutInput));
  }
  const [intent] = await Promise.all(Array.from({ length: clicks }, order));
  if (intent?.status !== 200 || habit === 'abandons') return;
  const { paymentIntentId } = intent.body;
  if (habit === 'is declined') {
    await pay(traffic, paymentIntentId, 'pm_card_chargeDeclined');
    if (traffic.randomBelow(2) === 0) return;
  }
  const isPaid = await pay(traffic, paymentIntentId);
  if (!isPaid || habit === 'closes the tab') return;
  function finish() {
    return sendUntilAnswered(traffic, (baseUrl) => processPayment(baseUrl, paymentIntentId));
  }
  await Promise.all(Array.from({ length: clicks }, finish));
}
