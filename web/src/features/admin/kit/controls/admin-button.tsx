import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import styles from './admin-button.module.css';

interface AdminLook {
  /** "gold": the one next step in view; "bad": what cannot be undone; "low": of little weight; "quiet": reads as a link. */
  look?: 'latte' | 'gold' | 'bad' | 'low' | 'quiet' | undefined;
  icon?: IconName | undefined;
  /** Shows the icon alone; `aria-label` names the button then. */
  isIconOnly?: boolean | undefined;
  children?: ReactNode;
}

function lookOf(look: AdminLook['look']) {
  return look === 'gold' || look === 'quiet' ? look : undefined;
}

function classNameOf({ look = 'latte', isIconOnly, icon }: AdminLook): string {
  const base = look === 'quiet' ? styles.quiet : styles.button;
  const own = [look === 'bad' && styles.bad, look === 'low' && styles.low];
  return [base, ...own, isIconOnly && styles.square, icon && styles.withIcon].filter(Boolean).join(' ');
}

/** The shop's button, lower and closer. */
export function AdminButton({ look, icon, isIconOnly, children, ...rest }: Omit<ComponentProps<'button'>, 'className'> & AdminLook) {
  return (
    <Button look={lookOf(look)} className={classNameOf({ look, icon, isIconOnly })} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Button>
  );
}

/** A link that looks like a button. */
export function AdminLink({ look, icon, children, ...rest }: { to: string; onClick?: () => void; title?: string } & AdminLook) {
  return (
    <ButtonLink look={lookOf(look)} className={classNameOf({ look, icon })} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </ButtonLink>
  );
}
