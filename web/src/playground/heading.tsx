import { Icon } from '../features/admin/kit/icons/icon.tsx';
import type { Facts } from './facts.ts';
import styles from './heading.module.css';

const SIGN_IN = '/login?next=%2Fadmin%2Fplayground';

/** The strip above the editor: where this is, who works here, and the way back. */
export function Heading({ facts, isClosed }: { facts: Facts; isClosed: boolean }) {
  const { shop, person, isSandbox, sandboxMailUrl } = facts;
  return (
    <header className={styles.heading}>
      <a className={styles.back} href="/admin">
        <Icon name="s-back" />
        <span>
          Portal<span className={styles.wide}> of {shop}</span>
        </span>
      </a>
      <h1>
        <Icon name="i-terminal" />
        Playground
      </h1>
      {isSandbox ? (
        <p className={styles.sandbox}>
          <b>SANDBOX</b>
          <span className={styles.wide}>
            No card is charged, nothing is shipped. {sandboxMailUrl ? <a href={sandboxMailUrl}>Read the caught mail</a> : null}
          </span>
        </p>
      ) : null}
      <p className={styles.person}>
        <Icon name="i-user" />
        <span className="sr">Signed in as </span>
        {person}
      </p>
      {isClosed ? (
        <p className={styles.closed} role="alert">
          You are no longer signed in as an administrator. <a href={SIGN_IN}>Sign in</a>; what you typed is still here afterwards.
        </p>
      ) : null}
    </header>
  );
}
