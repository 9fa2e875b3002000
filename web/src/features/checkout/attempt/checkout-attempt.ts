const KEY = 'coffeeCheckoutKey';
const PAYMENT = 'coffeePayment';

/** A payment that was started for the saved cart and whose end this browser has not seen yet. */
export interface OpenPayment {
  paymentIntentId: string;
  /** "charged": the provider said that the money moved. "unknown": it was asked, and no answer came back. */
  state: 'unknown' | 'charged';
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Options {
  /** Shared by all tabs, like the cart: two tabs that pay for one cart are one attempt. */
  store: Store;
  newKey: () => string;
}

/**
 * What a browser remembers about a checkout: the key of the attempt, so that no repetition of it charges twice, and the
 * payment under way, so that a cart is emptied only by its own payment, even when that ends in another tab.
 */
export function createAttempt({ store, newKey }: Options) {
  return {
    /** Stays the same until a payment went through. */
    key(): string {
      const known = store.getItem(KEY);
      if (known) return known;
      const key = newKey();
      store.setItem(KEY, key);
      return key;
    },
    remember(payment: OpenPayment) {
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
    /** The payment failed for certain: the next one may start. */
    forgetPayment() {
      store.removeItem(PAYMENT);
    },
    /** The payment went through: true when it was this cart's own. The next checkout is a new attempt. */
    settle(paymentIntentId: string): boolean {
      if (this.openPayment()?.paymentIntentId !== paymentIntentId) return false;
      store.removeItem(PAYMENT);
      store.removeItem(KEY);
      return true;
    },
    /** The attempt is over without an order: the next one gets its own key. */
    renew() {
      store.removeItem(PAYMENT);
      store.removeItem(KEY);
    },
  };
}

/** `attempt`, or `otherwise` where the browser forbids storage. */
function tryStorage<Result>(attempt: () => Result, otherwise: () => Result): Result {
  try {
    return attempt();
  } catch {
    return otherwise();
  }
}

/** A storage that falls back to memory: the attempt then lives as long as the page. */
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
