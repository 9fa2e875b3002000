import type { CardOutcome } from '../store/stripe-rows.ts';

export interface TestCard {
  number: string;
  ids: string[];
  outcome: CardOutcome;
}

const approve: CardOutcome = { kind: 'approve' };
function decline(code: string, declineCode: string | null, message: string): CardOutcome {
  return {
    kind: 'decline',
    code,
    declineCode,
    message,
  };
}
function declined(declineCode: string): CardOutcome {
  return decline('card_declined', declineCode, 'Your card was declined.');
}

/** Stripe's published test cards and their payment method ids (docs.stripe.com/testing). */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', ids: ['pm_card_visa'], outcome: approve },
  { number: '4000056655665556', ids: ['pm_card_visa_debit'], outcome: approve },
  { number: '5555555555554444', ids: ['pm_card_mastercard'], outcome: approve },
  { number: '2223003122003222', ids: ['pm_card_mastercard_2series'], outcome: approve },
  { number: '5200828282828210', ids: ['pm_card_mastercard_debit'], outcome: approve },
  { number: '378282246310005', ids: ['pm_card_amex'], outcome: approve },
  { number: '6011111111111117', ids: ['pm_card_discover'], outcome: approve },
  { number: '4000000000000002', ids: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'], outcome: declined('generic_decline') },
  {
    number: '4000000000009995',
    ids: ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    outcome: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000009987',
    ids: ['pm_card_visa_chargeDeclinedLostCard', 'pm_card_chargeDeclinedLostCard'],
    outcome: declined('lost_card'),
  },
  {
    number: '4000000000009979',
    ids: ['pm_card_visa_chargeDeclinedStolenCard', 'pm_card_chargeDeclinedStolenCard'],
    outcome: declined('stolen_card'),
  },
  {
    number: '4000000000006975',
    ids: ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'pm_card_chargeDeclinedVelocityLimitExceeded'],
    outcome: decline(
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  },
  { number: '4100000000000019', ids: ['pm_card_radarBlock', 'pm_card_chargeDeclinedFraudulent'], outcome: declined('fraudulent') },
  {
    number: '4000000000000069',
    ids: ['pm_card_chargeDeclinedExpiredCard', 'pm_card_visa_chargeDeclinedExpiredCard'],
    outcome: decline('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    ids: ['pm_card_chargeDeclinedIncorrectCvc', 'pm_card_visa_chargeDeclinedIncorrectCvc'],
    outcome: decline('incorrect_cvc', null, "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000119',
    ids: ['pm_card_chargeDeclinedProcessingError', 'pm_card_visa_chargeDeclinedProcessingError'],
    outcome: decline('processing_error', null, 'An error occurred while processing your card. Try again in a little bit.'),
  },
  {
    number: '4000002760003184',
    ids: ['pm_card_authenticationRequired', 'pm_card_threeDSecureRequired'],
    outcome: { kind: 'authenticate' },
  },
  { number: '4000000000003220', ids: ['pm_card_threeDSecure2Required'], outcome: { kind: 'authenticate' } },
  { number: '4000000000000259', ids: ['pm_card_createDispute'], outcome: { kind: 'dispute', reason: 'fraudulent' } },
  {
    number: '4000000000002685',
    ids: ['pm_card_createDisputeProductNotReceived'],
    outcome: { kind: 'dispute', reason: 'product_not_received' },
  },
  { number: '4000000000005126', ids: ['pm_card_refundFail'], outcome: { kind: 'refund-fails' } },
  { number: '4000000000007726', ids: ['pm_card_pendingRefund'], outcome: { kind: 'refund-pending' } },
];

const BY_ID = new Map(TEST_CARDS.flatMap((card) => card.ids.map((id) => [id, card])));
const BY_NUMBER = new Map(TEST_CARDS.map((card) => [card.number, card]));

export function findTestCardById(id: string): TestCard | undefined {
  return BY_ID.get(id);
}

/** Any other valid number could be a real card: it is declined, as in Stripe's test mode, and not stored. */
export function outcomeOfNumber(number: string): CardOutcome {
  return (
    BY_NUMBER.get(number)?.outcome ??
    decline(
      'card_declined',
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    )
  );
}

export function brandOf(number: string): 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown' {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|5)/.test(number)) return 'discover';
  return 'unknown';
}

/** Luhn check digit, ISO/IEC 7812-1. */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
