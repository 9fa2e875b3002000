/** Interface of a card form, independent of the payment provider. */
export interface PaymentForm {
  /** Validates the fields, before a payment intent is created. */
  submit(): Promise<{ isComplete: true } | { isComplete: false; message: string }>;
  /** Confirms the payment intent. Does not return when it redirects to the bank. */
  confirm(request: ConfirmRequest): Promise<ConfirmAnswer>;
}

export interface ConfirmRequest {
  clientSecret: string;
  name: string;
  email: string;
  returnUrl: string;
}

export type ConfirmAnswer =
  | { kind: 'succeeded' }
  /** The bank has not decided yet. */
  | { kind: 'processing' }
  /** Certainly not charged; the message comes from the provider. */
  | { kind: 'declined'; message: string }
  /** The connection broke: it may have been charged. */
  | { kind: 'unknown'; message: string };
