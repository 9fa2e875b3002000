import { formatMonth } from '../../features/account/dates.ts';
import { displayName } from '../../features/account/session/display-name.ts';
import type { Person } from '../../features/account/session/person.ts';
import { formatCents } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import styles from './character-sheet.module.css';
import type { History } from './use-my-orders.ts';

const RANK = 'CAPTAIN';
const NOT_YET = '...';

interface CharacterSheetProps {
  user: Person;
  history: History | undefined;
  isLeaving: boolean;
  onLeave: () => void;
}

/** Who you are in this game: name, rank, and what you have won so far. */
export function CharacterSheet({ user, history, isLeaving, onLeave }: CharacterSheetProps) {
  return (
    <Window title="My account" level={1} icon="i-heart">
      <div className={styles.sheet}>
        <Portrait src="/art/captains-choice.png" alt="" tint="#7fb8ff" className={styles.portrait} />
        <div className={styles.who}>
          <h2 className={styles.name}>Welcome, {displayName(user)}!</h2>
          <dl className={styles.facts}>
            <div>
              <dt>Email</dt>
              <dd>{user.email ?? 'None: you sign in by user name'}</dd>
            </div>
            <div>
              <dt>Member since</dt>
              <dd>{formatMonth(user.createdAt)}</dd>
            </div>
          </dl>
          <Button className={styles.leave} aria-disabled={isLeaving} onClick={onLeave}>
            {isLeaving ? 'LOGGING OUT...' : 'LOGOUT'}
          </Button>
        </div>
        <dl className={styles.stats}>
          <div className="well">
            <dt>Total orders</dt>
            <dd>{history?.totalCount ?? NOT_YET}</dd>
          </div>
          <div className="well">
            <dt>Total spent</dt>
            <dd>{history ? formatCents(history.totalSpentCents) : NOT_YET}</dd>
          </div>
          <div className={styles.rank}>
            <dt>Rank</dt>
            <dd>{RANK}</dd>
          </div>
        </dl>
      </div>
    </Window>
  );
}
