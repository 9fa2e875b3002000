import type { ComponentProps, ReactNode } from 'react';
import { usePreloadProps } from '../../lib/route-preload.ts';
import { Link } from '../../lib/router.ts';
import styles from './button.module.css';

interface Look {
  /** "gold": the one primary action in view; "quiet": styled as a text link. */
  look?: 'latte' | 'gold' | 'quiet' | undefined;
  shape?: 'auto' | 'wide' | 'icon' | undefined;
}

function classNameOf({ look = 'latte', shape = 'auto' }: Look, extra?: string): string {
  const base = look === 'quiet' ? styles.quiet : styles.button;
  return [base, look === 'gold' && styles.gold, shape !== 'auto' && styles[shape], extra].filter(Boolean).join(' ');
}

export function Button({ look, shape, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
  return <button type={type} className={classNameOf({ look, shape }, className)} {...rest} />;
}

interface ButtonLinkProps extends Look {
  to: string;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
  title?: string;
}

export function ButtonLink({ to, look, shape, className, ...rest }: ButtonLinkProps) {
  return <Link to={to} className={classNameOf({ look, shape }, className)} {...usePreloadProps(to)} {...rest} />;
}
