import { Link } from '@react-email/link';
import type { ReactNode } from 'react';
import { MailFrame } from './mail-frame.tsx';
import { bevel, color, inkEdge, label } from './mail-style.ts';

export interface MailButtonProps {
  href: string;
  children: ReactNode;
}

/** The one gold action of a mail; the whole bevel is clickable except in Outlook, where the words are. */
export function MailButton({ href, children }: MailButtonProps): ReactNode {
  return (
    <MailFrame layers={[inkEdge, { ...bevel(color.gold100, color.gold600, 4), backgroundColor: color.gold400, textAlign: 'center' }]}>
      <Link href={href} style={{ ...label, display: 'block', padding: '12px 16px', color: color.ink900, textDecoration: 'none' }}>
        {children}
      </Link>
    </MailFrame>
  );
}
