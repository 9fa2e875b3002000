import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './window.module.css';

interface WindowProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Heading level; 0 if the bar is no heading, because the content has its own. */
  level?: 0 | 1 | 2;
  icon?:
    | 'i-heart'
    | 'i-drop'
    | 'i-cart'
    | 'i-cup'
    | 'i-truck'
    | 'i-lock'
    | 'i-mail'
    | 'i-warning'
    | 'i-coupon'
    | 'i-check'
    | 'i-menu'
    | 'i-pencil'
    | 'i-eye'
    | 'i-trash'
    | 'i-tv'
    | 'i-bag'
    | 'i-chart'
    | 'i-scroll'
    | 'i-star'
    | 'i-users'
    | 'i-receipt'
    | 'i-clock';
  /** Shows the close button; without it the bar has stripes there. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  isFlush?: boolean;
  /** At the right end of the bar: a link or a few words. */
  end?: ReactNode;
  children: ReactNode;
}

/** A bevelled window. */
export function Window(props: WindowProps) {
  const { title, level = 2, icon = 'i-drop', onClose, closeLabel = 'Close', isFlush = false, end, children, ...rest } = props;
  const titleId = useId();
  const Heading = level === 0 ? 'p' : (`h${level}` as const);
  return (
    <section {...rest} aria-labelledby={titleId} className={[styles.window, rest.className].filter(Boolean).join(' ')}>
      <div className={styles.bar}>
        <img
          src={`/art/${icon}.png`}
          width="24"
          height="24"
          alt=""
          onError={(event) => {
            // Decorative; a window about a lost connection cannot load it.
            event.currentTarget.style.visibility = 'hidden';
          }}
        />
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {end ? <div className={styles.end}>{end}</div> : null}
        {onClose ? (
          <Button className={styles.close} shape="icon" aria-label={closeLabel} onClick={onClose}>
            <img src="/art/i-close.png" width="24" height="24" alt="" />
          </Button>
        ) : null}
      </div>
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}
