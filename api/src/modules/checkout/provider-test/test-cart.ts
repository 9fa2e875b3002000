/** The administrator's fixed test cart, 65.97 in all. */
export const testCart = [
  { name: "Duke's Spice", unitAmountCents: 2999, quantity: 1 },
  { name: "Captain's Choice", unitAmountCents: 2999, quantity: 1 },
  { name: 'Shipping', unitAmountCents: 599, quantity: 1 },
] as const;

export const testCartCents = testCart.reduce((sum, { unitAmountCents, quantity }) => sum + unitAmountCents * quantity, 0);

/** It names no order, so the webhook and the sweeps leave what is made with it alone (docs/reliability.md, PAY-50). */
export const testMetadata = { purpose: 'provider-test' } as const;
