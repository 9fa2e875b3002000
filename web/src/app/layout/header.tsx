import { useMe } from '../../features/account/session/use-me.ts';
import { useOtherTabs } from '../../features/account/session/use-other-tabs.ts';
import { Link, useLocation } from '../../lib/router.ts';
import { useShop } from '../../lib/shell.ts';
import { HeaderCart } from './header-cart.tsx';
import styles from './header.module.css';
import { navItemsFor } from './nav-items.ts';
import { NavItem } from './nav-item.tsx';
import { STATUS_LINE, Vitals } from './vitals.tsx';
import { StartMenu } from './start-menu.tsx';

export function Header() {
  const { shop, personal } = navItemsFor(useMe());
  const { name } = useShop();
  const { pathname } = useLocation();
  useOtherTabs();
  return (
    <header data-site="header">
      <div className={styles.hud}>
        <div className={`page ${styles.top}`}>
          <Link className={styles.brand} to="/">
            <img src="/art/mark.png" width="48" height="48" alt="" />
            <b>{name}</b>
          </Link>
          <p className={styles.status}>{STATUS_LINE}</p>
          <Vitals className={styles.meters} />
          {/* Keyed: another page starts with a closed cart. */}
          <HeaderCart key={pathname} pathname={pathname} />
          <StartMenu items={[...shop, ...personal]} />
        </div>
      </div>
      <nav className={styles.nav} aria-label="Main">
        <ul className="page">
          {shop.map((item) => (
            <li key={item.to}>
              <NavItem {...item} />
            </li>
          ))}
          {personal.map((item, index) => (
            <li key={item.to} className={index === 0 ? styles.end : undefined}>
              <NavItem {...item} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
