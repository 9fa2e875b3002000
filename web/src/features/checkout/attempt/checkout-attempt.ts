const KEY = 'coffeeCheckoutKey';
const PAYMENT = 'coffeePayment';

/** A payment started for the saved cart, its result still unknown to this browser. */
export interface OpenPayment {
  paymentIntentId: string;
  /** "charged": the provider confirmed the charge. "unknown": the request was sent, no response was received. */
  state: 'unknown' | 'charged';
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Options {
  /** Shared by all tabs, like the cart: two tabs that pay for one cart are one attempt. */
  store: Store;
  newKey: () => string;
}

/**
 * What a browser stores about a checkout: the key of the attempt, so that a retry cannot charge twice, and the
 * open payment, so that only the cart's own payment empties it, even when that completes in another tab.
 */
export function createAttempt({ store, newKey }: Options) {
  return {
    /** Stays the same until a payment completes. */
    key(): string {
      const known = store.getItem(KEY);
      if (known) return known;
      const key = newKey();
      store.setItem(KEY, key);
      return key;
    },
    savePayment(payment: OpenPayment) {
      store.setItem(PAYMENT, JSON.stringify(payment));
    },
    openPayment(): OpenPayment | null {
      try {
        const value = JSON.parse(store.getItem(PAYMENT) ?? 'null') as OpenPayment | null;
        if (typeof value?.paymentIntentId !== 'string') return null;
        return { paymentIntentId: value.paymentIntentId, state: value.state === 'charged' ? 'charged' : 'unknown' };
      } catch {
        return null;
      }
    },
    /** The payment has certainly failed: another may start. */
    clearPayment() {
      store.removeItem(PAYMENT);
    },
    /** Ends the attempt after its payment: true if it was this cart's own. The next checkout is a new attempt. */
    complete(paymentIntentId: string): boolean {
      if (this.openPayment()?.paymentIntentId !== paymentIntentId) return false;
      store.removeItem(PAYMENT);
      store.removeItem(KEY);
      return true;
    },
    /** Ends the attempt without an order: the next one gets a new key. */
    renew() {
      store.removeItem(PAYMENT);
      store.removeItem(KEY);
    },
  };
}

/** `attempt`, or `otherwise` if the browser blocks storage. */
function tryStorage<Result>(attempt: () => Result, otherwise: () => Result): Result {
  try {
    return attempt();
  } catch {
    return otherwise();
  }
}

/** A storage that falls back to memory, which lasts until the page is closed. */
function safeStorage(get: () => Storage): Store {
  const memory = new Map<string, string>();
  return {
    getItem: (key) =>
      tryStorage(
        () => get().getItem(key),
        () => memory.get(key) ?? null,
      ),
    setItem: (key, value) =>
      tryStorage(
        () => get().setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) =>
      tryStorage(
        () => get().removeItem(key),
        () => void memory.delete(key),
      ),
  };
}

export const checkoutAttempt = createAttempt({
  store: safeStorage(() => localStorage),
  newKey: () => crypto.randomUUID(),
});
