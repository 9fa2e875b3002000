/** Placeholder for our own origin, which a URL may not leave. */
const OWN = 'https://own.invalid';
const LONGEST = 1_000;

/**
 * Where to go after the login: a path of this shop, or home. Anybody can write `next` into a URL, so it may
 * lead neither to another site (`//evil.example`, `/\evil.example`, `javascript:`) nor to the login itself.
 */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || next.length > LONGEST || !URL.canParse(next, OWN)) return '/';
  const { origin, pathname, search, hash } = new URL(next, OWN);
  // `/.//evil.example` has our origin, but its path alone is `//evil.example`, another host.
  if (origin !== OWN || pathname.startsWith('//')) return '/';
  if (/^\/login\/?$/i.test(pathname)) return '/';
  return pathname + search + hash;
}

/** URL of the login page, which returns to `path` afterwards. */
export function loginUrl(path: string, tab?: 'register' | 'reset'): string {
  const params = new URLSearchParams({ ...(tab && { tab }), ...(path !== '/' && { next: path }) }).toString();
  return params === '' ? '/login' : `/login?${params}`;
}
