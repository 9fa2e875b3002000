import { useMe } from '../../features/account/session/use-me.ts';
import { useOtherTabs } from '../../features/account/session/use-other-tabs.ts';
import { Link } from '../../lib/router.ts';
import { useShop } from '../../lib/shell.ts';
import { Meter } from '../../ui/signs/meter.tsx';
import styles from './header.module.css';
import { navItemsFor } from './nav-items.ts';
import { NavItem } from './nav-item.tsx';
import { StartMenu } from './start-menu.tsx';

export function Header() {
  const { shop, personal } = navItemsFor(useMe());
  const { name } = useShop();
  useOtherTabs();
  return (
    <header data-site="header">
      <div className={styles.hud}>
        <div className={`page ${styles.top}`}>
          <Link className={styles.brand} to="/">
            <img src="/art/mark.png" width="48" height="48" alt="" />
            <b>{name}</b>
          </Link>
          <p className={styles.status}>Welcome, traveler. A fresh pot is on.</p>
          <div className={styles.meters} aria-hidden="true">
            <span>HP</span>
            <Meter colour="red" percent={100} />
            <span>MP</span>
            <Meter colour="blue" percent={85} />
            <small>HP: 100/100 • MP: 85/100</small>
          </div>
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
