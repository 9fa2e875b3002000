import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

let loading: Promise<Stripe | null> | undefined;

/** Appends the sandbox's script; without its URL Stripe's loader fetches the real one. */
function appendScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new TypeError('The payment script did not load'));
    };
    document.head.append(script);
  });
}

/** Loads the card form's script once, on the first checkout. A failed load can be retried. */
export function loadPaymentScript({ publishableKey, jsUrl }: { publishableKey: string; jsUrl: string }): Promise<Stripe | null> {
  loading ??= (async () => {
    if (jsUrl !== '' && !('Stripe' in window)) await appendScript(jsUrl);
    return loadStripe(publishableKey);
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
