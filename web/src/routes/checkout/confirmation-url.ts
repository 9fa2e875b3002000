/** Address of confirmation page B. Everything in it is checked again there. */
export function confirmationUrl(paymentIntentId: string, status: 'succeeded' | 'processing', trackingNumber: string | null): string {
  const params = new URLSearchParams({ payment_intent: paymentIntentId, redirect_status: status });
  if (trackingNumber) params.set('tracking', trackingNumber);
  return `/checkout-success?${params.toString()}`;
}
