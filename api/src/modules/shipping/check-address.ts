import type { Context } from '../../platform/context/context.ts';
import { CarrierError } from '../../platform/gateways/shippo/carrier-gateway.ts';
import { view } from '../../platform/graphql/view.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { AddressCheck, SuggestedAddress } from './shipping.results.ts';
import { type ShippingAddress, shippingAddressInput } from './shipping.rules.ts';

/** Whether two addresses name another place, and not only spell it in another way: the four digits after a ZIP code need no question. */
function isElsewhere(asked: ShippingAddress, found: ShippingAddress): boolean {
  function place({ street1, street2 = '', city, state, zip }: ShippingAddress): string {
    return [`${street1} ${street2}`, city, state, zip.slice(0, 5)].map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).join('|');
  }
  return place(asked) !== place(found);
}

/**
 * Whether the carriers know an address. An offer to the shopper, and never a condition: an address that nobody could confirm ships as it is.
 * @throws InvalidInput, TooManyRequests
 */
export async function checkAddress(ctx: Context, input: unknown): Promise<AddressCheck> {
  await ctx.rateLimit('addressChecks');
  const asked = parseInput(shippingAddressInput, input);
  try {
    const found = await ctx.carrier.checkAddress(asked);
    if (found === null) return view(AddressCheck, { state: 'unconfirmed', suggestion: null });
    const { success, data: suggestion } = shippingAddressInput.safeParse({ ...asked, ...found });
    if (!success || !isElsewhere(asked, suggestion)) return view(AddressCheck, { state: 'confirmed', suggestion: null });
    const { street1, street2 = null, city, state, zip } = suggestion;
    return view(AddressCheck, { state: 'corrected', suggestion: view(SuggestedAddress, { street1, street2, city, state, zip }) });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    ctx.log[error.logLevel]({ err: error }, 'an address could not be checked');
    return view(AddressCheck, { state: 'unknown', suggestion: null });
  }
}
