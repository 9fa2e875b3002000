import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import styles from './event-trail.module.css';

export interface TrailEvent {
  id: string;
  icon: IconName;
  title: ReactNode;
  /** What, by whom, from what to what. */
  text?: ReactNode;
  /** For the machine: ISO. */
  at: string;
  /** For people, in the shop's time zone: "11:05". */
  time: string;
  /** Events of one day stand together: "Today", "Nov 20, 2026". */
  day: string;
}

/** What happened to a thing, newest first. */
export function EventTrail({ events }: { events: readonly TrailEvent[] }) {
  return (
    <ol className={styles.trail}>
      {events.map((event, index) => (
        <Fragment key={event.id}>
          {events[index - 1]?.day === event.day ? null : <li className={styles.day}>{event.day}</li>}
          <li>
            <Icon name={event.icon} />
            <div>
              <b>{event.title}</b>
              {event.text ? <p>{event.text}</p> : null}
            </div>
            <time dateTime={event.at}>{event.time}</time>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
