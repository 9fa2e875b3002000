import { expect } from '@playwright/test';
import { answerOperation } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

/** The provider's test, before and after its two answers. */
export const stripeTestScreens: readonly Screen[] = [
  {
    name: 'admin-stripe-test',
    signedInAs: 'admin',
    async open({ page }) {
      await page.goto('/admin/stripe-test');
      await expect(page.getByText('$65.97')).toBeVisible();
    },
  },
  {
    name: 'admin-stripe-test-answers',
    signedInAs: 'admin',
    async open({ page }) {
      const failed = { __typename: 'ProviderTestFailed', message: "402: the provider's words stand here", durationMs: 180 };
      await answerOperation(page, 'createTestCheckoutSession', { data: { createTestCheckoutSession: failed } });
      const intent = {
        __typename: 'TestPaymentIntent',
        paymentIntentId: 'pi_3SxT9QmA',
        amountCents: 6597,
        status: 'requires_payment_method',
        durationMs: 214,
      };
      await answerOperation(page, 'createTestPaymentIntent', { data: { createTestPaymentIntent: intent } });
      await page.goto('/admin/stripe-test');
      await page.getByRole('button', { name: 'Create payment intent' }).click();
      await expect(page.getByText('Payment intent created')).toBeVisible();
      await page.getByRole('button', { name: 'Create checkout session' }).click();
      await expect(page.getByText('Checkout Session Failed').first()).toBeVisible();
    },
  },
];
