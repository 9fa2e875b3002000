/** What the checkout knows of a card form. The firm behind it can change without the checkout noticing. */
export interface PaymentForm {
  /** Checks what was typed, before any payment is prepared. */
  submit(): Promise<{ isComplete: true } | { isComplete: false; message: string }>;
  /** Charges the prepared payment. Does not return when the shopper is sent to the bank's page. */
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
  /** The bank takes its time. */
  | { kind: 'processing' }
  /** Certainly not charged; the message is the provider's. */
  | { kind: 'declined'; message: string }
  /** The connection broke: charged or not, nobody here knows. */
  | { kind: 'unknown'; message: string };
