import type { Services } from '../context/services.ts';
import { standardRates } from '../config/free-rates.ts';
import { shop } from '../config/shop.ts';
import type { ShellConfig } from './shell-config.schema.ts';

export type { ShellConfig };

export function shellConfig({ env, clock }: Pick<Services, 'env' | 'clock'>): ShellConfig {
  return {
    origin: new URL(env.PUBLIC_URL).origin,
    year: clock.now().getUTCFullYear(),
    providers: env.modes,
    stripe: { publishableKey: env.stripe.publishableKey, jsUrl: env.stripe.jsUrl, paymentMethods: env.stripe.allowedPaymentMethods },
    sandboxMailUrl: env.modes.mail === 'sandbox' ? (env.SANDBOX_MAIL_URL ?? null) : null,
    tv: { host: shop.videoHost, videoPage: shop.videoPage },
    shop: {
      name: shop.name,
      timeZone: env.SHOP_TIME_ZONE,
      freeShippingThresholdCents: shop.freeShippingThresholdCents,
      defaultShippingCents: shop.defaultShippingCents,
      fallbackRates: standardRates().map(({ rateId, provider, serviceName, amountCents, canShipFree }) => ({
        rateId,
        provider,
        serviceName,
        amountCents,
        canShipFree,
      })),
      maxLineQuantity: shop.maxLineQuantity,
      maxOrderQuantity: env.HOLD_BAGS_PER_CHECKOUT,
      maxMessageLength: shop.maxMessageLength,
      maxSearchLength: shop.maxSearchLength,
    },
  };
}
