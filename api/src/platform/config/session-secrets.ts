/** 32 random characters of base64 are 192 bits, of hexadecimal digits 128. */
const SHORTEST = 32;
/** Of 32 random hexadecimal digits fewer than 8 different ones come once in 10^10 draws. */
const FEWEST_CHARACTERS = 8;

/** Known to everybody, so only for a shop that is not in production. */
const DEVELOPMENT_SECRET = 'development-only-session-secret';

/** The first signs cookies and links, all are accepted: an old one stays valid while it is replaced. */
export type SessionSecrets = readonly [string, ...string[]];

function problemOf(secret: string): string | null {
  if (secret.length < SHORTEST) return `each secret needs at least ${SHORTEST} characters, for example from: openssl rand -hex 32`;
  const isRepetition = /^(.+?)\1+$/s.test(secret);
  if (isRepetition || new Set(secret).size < FEWEST_CHARACTERS) return 'easily guessed; take a random one: openssl rand -hex 32';
  return null;
}

/** The comma separated secrets of SESSION_SECRET, and what is wrong with them (docs/reliability.md, INF-23). */
export function parseSessionSecrets(value: string | undefined): { secrets: SessionSecrets; problem: string | null } {
  if (value === undefined) return { secrets: [DEVELOPMENT_SECRET], problem: null };
  const [first = '', ...others] = value.split(',').map((part) => part.trim());
  const secrets: SessionSecrets = [first, ...others];
  return { secrets, problem: secrets.map(problemOf).find((problem) => problem !== null) ?? null };
}
