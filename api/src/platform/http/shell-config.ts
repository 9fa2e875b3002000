import type { Services } from '../context/services.ts';
import { shop } from '../config/shop.ts';
import type { ProviderMode, ProviderSettings } from '../config/providers.ts';

/** What a page has to know of the shop it belongs to; nothing secret, alike for all visitors. */
export interface ShellConfig {
  origin: string;
  year: number;
  providers: Record<keyof ProviderSettings['modes'], ProviderMode>;
  /** An empty jsUrl is the vendor's own. */
  stripe: { publishableKey: string; jsUrl: string };
  /** Where a browser reads the mail that never left the sandbox. */
  sandboxMailUrl: string | null;
  /** Origin that the television's player is embedded from; the only stranger that the page may frame. */
  videoHost: string;
}

export function shellConfig({ env, clock }: Pick<Services, 'env' | 'clock'>): ShellConfig {
  return {
    origin: new URL(env.PUBLIC_URL).origin,
    year: clock.now().getUTCFullYear(),
    providers: env.modes,
    stripe: { publishableKey: env.stripe.publishableKey, jsUrl: env.stripe.jsUrl },
    sandboxMailUrl: env.modes.mail === 'sandbox' ? (env.SANDBOX_MAIL_URL ?? null) : null,
    videoHost: shop.videoHost,
  };
}
