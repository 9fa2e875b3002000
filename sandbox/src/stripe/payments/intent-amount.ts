import type { ParamMap } from '../wire/form-body.ts';
import { readInteger, requireText } from '../wire/read-param.ts';
import { invalidRequest, parameterMissing } from '../wire/stripe-error.ts';

/** Currency -> smallest charge in its minor unit (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const MINIMUM_CHARGE: Record<string, number> = {
  usd: 50,
  eur: 50,
  gbp: 30,
  cad: 50,
  aud: 50,
  nzd: 50,
  chf: 50,
  dkk: 250,
  nok: 300,
  sek: 300,
  jpy: 50,
  sgd: 50,
};
const ZERO_DECIMAL: readonly string[] = ['jpy'];
/** Eight digits is Stripe's limit for most currencies. */
const MAXIMUM_CHARGE = 99_999_999;

export function readCurrency(params: ParamMap): string {
  const currency = requireText(params, 'currency').toLowerCase();
  if (!(currency in MINIMUM_CHARGE))
    throw invalidRequest(`Invalid currency: ${currency}. The sandbox supports: ${Object.keys(MINIMUM_CHARGE).join(', ')}`, {
      param: 'currency',
    });
  return currency;
}

export function readAmount(params: ParamMap): number {
  const amount = readInteger(params, 'amount');
  if (amount === undefined) throw parameterMissing('amount');
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > MAXIMUM_CHARGE)
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  return amount;
}

export function refuseSmallAmount(amount: number, currency: string): void {
  const minimum = MINIMUM_CHARGE[currency] ?? 50;
  if (amount >= minimum) return;
  const shown = ZERO_DECIMAL.includes(currency) ? `${minimum}` : (minimum / 100).toFixed(2);
  throw invalidRequest(`Amount must be at least ${currency === 'usd' ? '$' : ''}${shown} ${currency}`, {
    code: 'amount_too_small',
    param: 'amount',
  });
}
