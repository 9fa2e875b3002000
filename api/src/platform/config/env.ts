import { z } from 'zod';

const flag = z.stringbool().default(false);
const text = z.string().trim();
function count(fallback: number) {
  return z.coerce.number().int().positive().default(fallback);
}
const ratePerMinute = count;

function isDatabaseUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}

function isTimeZone(value: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(value) || value === 'UTC';
}

/**
 * Every environment variable of the project, each also readable from the file that NAME_FILE names. `.env.example` documents each,
 * docker-compose.yml passes each; tests compare them.
 */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Where /healthz and /readyz answer from the start; PORT then opens only once the database is prepared. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: text.default('.data'),
  WEB_DIST: text.default('web/dist'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of proxies in front (Express "trust proxy"); the edge of docker-compose is one. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  /** Comma separated while one is replaced: the first signs, all are accepted. */
  SESSION_SECRET: text.optional(),

  DATABASE_URL: text
    .refine(isDatabaseUrl, 'not an address such as postgres://user:password@host:5432/name (special characters of a password as %40)')
    .default('postgres://postgres:postgres@127.0.0.1:5432/brewquest'),
  /** How long a start waits for PostgreSQL to answer; then it ends, as the address may be wrong. */
  DATABASE_WAIT_SECONDS: z.coerce.number().positive().default(5),
  DATABASE_POOL: count(12),
  REDIS_URL: text.default('redis://127.0.0.1:6379'),
  QUEUE_PREFIX: text.default('brew'),

  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  /** Comma separated, so that an old and a new secret can both be valid while one is rotated. */
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: z.url().optional(),
  STRIPE_JS_URL: text.optional(),
  STRIPE_ALLOWED_PAYMENT_METHODS: text.optional(),

  SHIPPO_API_KEY: text.optional(),
  SHIPPO_API_BASE: z.url().optional(),
  /** Comma separated ids of the carrier accounts that are asked for rates; all active ones unless given. */
  SHIPPO_CARRIER_ACCOUNTS: text.optional(),
  /** Last part of the address of the tracking webhook; comma separated while one is rotated. */
  SHIPPO_WEBHOOK_TOKEN: text.optional(),
  SHIP_FROM_NAME: text.default('Brew Quest Roastery'),
  SHIP_FROM_STREET1: text.default('2001 Arcade Way'),
  SHIP_FROM_CITY: text.default('Portland'),
  SHIP_FROM_STATE: text.default('OR'),
  SHIP_FROM_ZIP: text.default('97209'),
  /** Carriers ask for them on real labels. */
  SHIP_FROM_PHONE: text.optional(),
  SHIP_FROM_EMAIL: z.email().optional(),
  /** Days, sums by day and date filters of the portal are of this zone (IANA name). */
  SHOP_TIME_ZONE: text.refine(isTimeZone, 'not a time zone such as America/New_York').default('America/New_York'),

  SMTP_URL: text.optional(),
  MAIL_FROM: text.default('Brew Quest <barista@brewquest.example>'),

  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: z.url().optional(),
  /** The chat model; names change too often for a default. */
  OPENAI_MODEL: text.optional(),

  SANDBOX_URL: z.url().optional(),
  SANDBOX_SMTP_URL: text.optional(),
  SANDBOX_MAIL_URL: text.optional(),
  /** A production start against the sandbox sells nothing for real, so it has to be asked for. */
  ALLOW_SANDBOX_PAYMENTS: flag,

  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: text.min(12).optional(),
  COFFEE_ADMIN_USERNAME: text.optional(),
  COFFEE_ADMIN_PASSWORD: text.min(12).optional(),

  /** Whether staff need an authenticator app: `required` locks the portal until they have set one up. */
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),

  /** A session ends after this long without a visit, and after the second however busy. */
  SESSION_IDLE_HOURS: z.coerce
    .number()
    .positive()
    .default(24 * 7),
  SESSION_ABSOLUTE_HOURS: z.coerce
    .number()
    .positive()
    .default(24 * 30),

  /** Multiplies every limit below; load tests set it high. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** What all visitors of one address block (IPv4 /24, IPv6 /48) may do together: this many times what one may. */
  RATE_LIMIT_BLOCK_FACTOR: count(10),
  RATE_LIMIT_REQUESTS: ratePerMinute(600),
  RATE_LIMIT_SHIPPING_RATES: ratePerMinute(30),
  RATE_LIMIT_COUPON: ratePerMinute(20),
  RATE_LIMIT_PAYMENT_INTENT: ratePerMinute(20),
  RATE_LIMIT_PROCESS_PAYMENT: ratePerMinute(60),
  RATE_LIMIT_VITALS: ratePerMinute(60),
  /** Intents of all visitors together: the kill switch against card testing. */
  RATE_LIMIT_PAYMENT_INTENT_GLOBAL: ratePerMinute(600),

  /** Sign-ins and changes of a password, right or wrong. */
  RATE_LIMIT_SIGN_INS: ratePerMinute(60),
  /** Failed sign-ins an hour; successes cost nothing. */
  RATE_LIMIT_LOGIN_FAILURES_IP: count(50),
  RATE_LIMIT_LOGIN_FAILURES_ACCOUNT: count(100),
  RATE_LIMIT_LOGIN_FAILURES_PAIR: count(10),
  /** Further guesses of all strangers at an account whose limit has been reached; with that limit, the most an account takes an hour. */
  RATE_LIMIT_LOGIN_FAILURES_UNDER_ATTACK: count(1000),
  RATE_LIMIT_REGISTER: ratePerMinute(10),
  RATE_LIMIT_ORDER_LOOKUP: ratePerMinute(10),
  /** Reset mails an hour and address. */
  RATE_LIMIT_RESET_MAILS: count(3),
  RATE_LIMIT_RESET_REQUESTS: ratePerMinute(10),

  /** Pictures that the staff uploads: each is decoded and encoded. */
  RATE_LIMIT_PICTURES: ratePerMinute(20),
  RATE_LIMIT_IMPORTS: ratePerMinute(10),

  /** Turns of chat: tries a minute and visitor, answered messages a minute and account. */
  RATE_LIMIT_CHAT: ratePerMinute(60),
  RATE_LIMIT_CHAT_MESSAGES: ratePerMinute(15),
  /** Turns a day and visitor, whatever the account; of an address block RATE_LIMIT_BLOCK_FACTOR times as many, a quarter of what there is. */
  RATE_LIMIT_CHAT_DAY: count(500),
  /** A day (UTC): of one account, and of all together, which is what chat may cost at most. */
  CHAT_DAILY_MESSAGES: count(200),
  CHAT_DAILY_MESSAGES_ALL: count(20_000),
  /** After this a coffee excuses itself; the lease on a turn outlasts it (chat.rules.ts). */
  CHAT_TURN_SECONDS: z.coerce.number().positive().max(25).default(20),
  /** A stream that says nothing for this long has stalled. */
  CHAT_IDLE_SECONDS: z.coerce.number().positive().default(6),
  CHAT_OUTPUT_TOKENS: count(500),

  /** How long stock and coupon stay held for an unpaid checkout (docs/reliability.md, decision 3). */
  CHECKOUT_HOLD_SECONDS: count(900),
  /** Age at which an unpaid hold ends while more than half of a product's stock is held (docs/reliability.md, STK-07). */
  HOLD_SHORT_SECONDS: count(180),
  /** What an unpaid checkout may hold; then, at any moment, all of one visitor (an IPv6 /64) and of one block (/24, IPv6 /48). */
  HOLD_BAGS_PER_CHECKOUT: count(24),
  HOLD_BAGS_PER_VISITOR: count(24),
  HOLD_CHECKOUTS_PER_VISITOR: count(10),
  HOLD_BAGS_PER_BLOCK: count(96),
  HOLD_CHECKOUTS_PER_BLOCK: count(40),
  /** How long a worker may take for one job before another takes it over. */
  JOB_LEASE_SECONDS: z.coerce.number().positive().default(40),
  /** A worker whose jobs have been due for this long, and that ended none meanwhile, is unhealthy; longer than any job may take. */
  WORKER_STALL_SECONDS: z.coerce.number().positive().default(180),
  /** Outbox and hold sweeps; the reconciling sweep must see a lost payment within 120 s. */
  SWEEP_INTERVAL_SECONDS: z.coerce.number().positive().default(10),
  RECONCILE_AFTER_SECONDS: z.coerce.number().nonnegative().default(30),
  /** How long process-payment waits for the worker's tracking number. */
  PROCESS_PAYMENT_WAIT_MS: z.coerce.number().int().min(0).default(4000),
  /** Test aid: `name:kill`, `name:throw` or `name:sleep=ms`, comma separated; refused in production. */
  FAILPOINTS: text.default(''),
});

export type RawEnv = z.infer<typeof envSchema>;
