import type { Me } from '../../features/account/session/use-me.ts';

export interface NavEntry {
  to: string;
  label: string;
}

const SHOP: readonly NavEntry[] = [
  { to: '/', label: 'HOME' },
  { to: '/chat', label: 'CHAT' },
  { to: '/store', label: 'SHOP' },
  { to: '/about', label: 'ABOUT' },
  { to: '/watch-tv', label: 'WATCH TV' },
];

const LOGIN: NavEntry = { to: '/login', label: 'LOGIN' };
const ACCOUNT: NavEntry = { to: '/account', label: 'MY ACCOUNT' };
const ADMIN: NavEntry = { to: '/admin', label: 'ADMIN' };

/** What stands at the right edge: who may be signed in is not shown a login, and only an administrator the way to the portal. */
function personalEntries(me: Me): readonly NavEntry[] {
  if (me.kind === 'signed-out') return [LOGIN];
  return me.kind === 'signed-in' && me.user.role === 'ADMIN' ? [ADMIN, ACCOUNT] : [ACCOUNT];
}

/** Main navigation, the entries of the right edge apart. */
export function navItemsFor(me: Me): { shop: readonly NavEntry[]; personal: readonly NavEntry[] } {
  return { shop: SHOP, personal: personalEntries(me) };
}
