import { usePreloadProps } from '../../lib/route-preload.ts';
import { NavLink } from '../../lib/router.ts';
import type { NavEntry } from './nav-items.ts';

/** One entry; the router marks the current page with aria-current. */
export function NavItem({ to, label, onClick }: NavEntry & { onClick?: () => void }) {
  return (
    <NavLink to={to} end={to === '/'} onClick={onClick} {...usePreloadProps(to)}>
      {label}
    </NavLink>
  );
}
