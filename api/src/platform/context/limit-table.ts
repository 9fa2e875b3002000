import type { Env } from '../config/load-env.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

interface LimitRule {
  setting: Extract<keyof Env, `RATE_LIMIT_${string}`>;
  seconds: number;
  /** Who shares a count: one visitor, all visitors, or what the caller names (an account, a device). */
  countedBy: 'visitor' | 'everyone' | 'subject';
  /**
   * For what is costly or a guess: all visitors of one address block together have a limit, too, RATE_LIMIT_BLOCK_FACTOR times as high.
   * A customer of one rented server gets a whole IPv6 /48, which is 65,536 visitors.
   */
  isLimitedByBlock: boolean;
  /** The block's count is the process's own: every request is counted, and a second wait for a silent Redis would take its time. */
  isBlockCountedHere: boolean;
  /** A guess at a password is not taken uncounted: signing in needs Redis anyway, so there is no count of the process's own. */
  needsRedis: boolean;
  /** Of what the setting says. */
  share: number;
  message: string;
}

function rule(setting: LimitRule['setting'], message: string, over: Partial<LimitRule> = {}): LimitRule {
  return {
    setting,
    message,
    seconds: MINUTE_SECONDS,
    countedBy: 'visitor',
    isLimitedByBlock: false,
    isBlockCountedHere: false,
    needsRedis: false,
    share: 1,
    ...over,
  };
}

const BUSY_TILL = 'The till is very busy right now. Please try again in a moment.';
const TOO_MANY_FAILURES = 'Too many failed sign-ins. Please wait a while and try again.';
function loginFailures(setting: LimitRule['setting'], over: Partial<LimitRule> = {}): LimitRule {
  return rule(setting, TOO_MANY_FAILURES, { seconds: HOUR_SECONDS, countedBy: 'subject', needsRedis: true, ...over });
}
const byBlock = { isLimitedByBlock: true };
const DAY_SECONDS = 24 * HOUR_SECONDS;

const limitTable = {
  requests: rule('RATE_LIMIT_REQUESTS', 'Easy there! Too many requests, please wait a moment.', { ...byBlock, isBlockCountedHere: true }),
  shippingRates: rule('RATE_LIMIT_SHIPPING_RATES', 'Too many shipping look-ups. Please wait a moment and try again.', byBlock),
  addressChecks: rule('RATE_LIMIT_SHIPPING_RATES', 'Too many address checks. Please wait a moment and try again.', byBlock),
  coupon: rule('RATE_LIMIT_COUPON', 'Too many coupon codes tried. Please wait a moment and try again.', byBlock),
  paymentIntent: rule('RATE_LIMIT_PAYMENT_INTENT', 'Too many payment attempts. Please wait a moment and try again.', byBlock),
  paymentIntentGlobal: rule('RATE_LIMIT_PAYMENT_INTENT_GLOBAL', BUSY_TILL, { countedBy: 'everyone' }),
  // The minutes of two counts do not begin together, so up to two shares fall into one minute of the other: half.
  paymentIntentFrequent: rule('RATE_LIMIT_PAYMENT_INTENT_GLOBAL', BUSY_TILL, { countedBy: 'everyone', share: 0.25 }),
  processPayment: rule('RATE_LIMIT_PROCESS_PAYMENT', 'Too many payment attempts. Please wait a moment and try again.', byBlock),
  vitals: rule('RATE_LIMIT_VITALS', 'Too many reports. Please wait a moment.'),
  register: rule('RATE_LIMIT_REGISTER', 'Too many new accounts from here. Please wait a moment and try again.', byBlock),
  orderLookup: rule('RATE_LIMIT_ORDER_LOOKUP', 'Too many orders looked up. Please wait a moment and try again.', byBlock),
  resetRequests: rule('RATE_LIMIT_RESET_REQUESTS', 'Too many reset requests. Please wait a moment and try again.', byBlock),
  pictures: rule('RATE_LIMIT_PICTURES', 'Too many pictures. Please wait a moment and try again.', byBlock),
  imports: rule('RATE_LIMIT_IMPORTS', 'Too many files. Please wait a moment and try again.', byBlock),
  chat: rule('RATE_LIMIT_CHAT', 'Easy on the cups! Please wait a moment before you say more.', byBlock),
  // One visitor has as many accounts as it likes, and all accounts share CHAT_DAILY_MESSAGES_ALL.
  chatDay: rule('RATE_LIMIT_CHAT_DAY', 'The coffees have talked enough with your network for today. They are back tomorrow.', {
    seconds: DAY_SECONDS,
    ...byBlock,
  }),
  // Also the right ones: each costs a hash of some 20 MiB, and the process makes two at a time.
  signIns: rule('RATE_LIMIT_SIGN_INS', 'Too many sign-ins from here. Please wait a moment and try again.', byBlock),
  loginFailuresIp: loginFailures('RATE_LIMIT_LOGIN_FAILURES_IP', { countedBy: 'visitor', ...byBlock }),
  loginFailuresPair: loginFailures('RATE_LIMIT_LOGIN_FAILURES_PAIR'),
  loginFailuresAccount: loginFailures('RATE_LIMIT_LOGIN_FAILURES_ACCOUNT'),
  loginFailuresUnderAttack: loginFailures('RATE_LIMIT_LOGIN_FAILURES_UNDER_ATTACK'),
  loginFailuresDevice: loginFailures('RATE_LIMIT_LOGIN_FAILURES_PAIR'),
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitTable;
export const limitNames = Object.keys(limitTable) as LimitName[];
export function limitRule(name: LimitName): LimitRule {
  return limitTable[name];
}
