/** Stands in for our own origin, which an address may not leave. */
const OWN = 'https://own.invalid';
const LONGEST = 1_000;

/**
 * Where to go after signing in: a path of this shop, or home. `next` comes out of an address anybody can write, so it may
 * lead neither to another site (`//evil.example`, `/\evil.example`, `javascript:`) nor back to the login itself.
 */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || next.length > LONGEST || !URL.canParse(next, OWN)) return '/';
  const { origin, pathname, search, hash } = new URL(next, OWN);
  // `/.//evil.example` is ours as an address, but its path would be read as another host by itself.
  if (origin !== OWN || pathname.startsWith('//')) return '/';
  if (/^\/login\/?$/i.test(pathname)) return '/';
  return pathname + search + hash;
}

/** The login page that leads back to `path` afterwards. */
export function loginUrl(path: string, tab?: 'register' | 'reset'): string {
  const params = new URLSearchParams({ ...(tab && { tab }), ...(path !== '/' && { next: path }) }).toString();
  return params === '' ? '/login' : `/login?${params}`;
}
