import { Heading } from '@react-email/heading';
import type { ReactNode } from 'react';
import { MailFrame } from './mail-frame.tsx';
import { bevel, color, inkEdge, label } from './mail-style.ts';

export interface MailWindowProps {
  title: string;
  children: ReactNode;
}

const titleBar = {
  padding: '8px 12px',
  backgroundColor: color.grape700,
  // Outlook and a few webmails keep only the flat colour above.
  backgroundImage: `linear-gradient(90deg, ${color.grape700}, ${color.berry500})`,
};

/** A bevelled latte window with a berry title bar. */
export function MailWindow({ title, children }: MailWindowProps): ReactNode {
  return (
    <MailFrame layers={[inkEdge, { ...bevel(color.latte50, color.latte400), backgroundColor: color.latte200, padding: 2 }]}>
      <MailFrame layers={[titleBar]}>
        <Heading as="h2" style={{ ...label, color: color.textOnDark }}>
          {title}
        </Heading>
      </MailFrame>
      <MailFrame layers={[{ padding: 16 }]}>{children}</MailFrame>
    </MailFrame>
  );
}

/** The sunken panel inside a window that holds what is to be read closely. */
export function MailWell({ children }: { children: ReactNode }): ReactNode {
  return (
    <MailFrame layers={[{ ...bevel(color.latte400, color.latte300), backgroundColor: color.latte50, padding: '4px 14px' }]}>
      {children}
    </MailFrame>
  );
}
