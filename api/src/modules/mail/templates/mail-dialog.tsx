import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import type { ReactNode } from 'react';
import { MailFrame } from './mail-frame.tsx';
import { bevel, color, inkEdge, label, prose } from './mail-style.ts';

export interface MailDialogProps {
  speaker: string;
  greeting: string;
  children: ReactNode;
}

const speakerTag = {
  ...label,
  whiteSpace: 'nowrap',
  padding: '5px 12px 4px',
  color: color.ink900,
  backgroundColor: color.gold400,
  border: `2px solid ${color.ink900}`,
  borderBottom: 0,
} as const;

/** The blue box of a role-playing game: somebody of the shop speaks. */
export function MailDialog({ speaker, greeting, children }: MailDialogProps): ReactNode {
  return (
    <>
      <Row data-skip-in-text="true">
        <Column width={20} style={{ width: 20, minWidth: 20 }} />
        <Column style={speakerTag}>{speaker}</Column>
        <Column width="100%" />
      </Row>
      <MailFrame
        layers={[
          inkEdge,
          { ...bevel(color.latte100, color.latte100), borderBottom: `4px solid ${color.gold600}` },
          { ...inkEdge, backgroundColor: color.dialog800, padding: '16px 18px' },
        ]}
      >
        <Heading as="h1" style={{ ...prose, fontSize: 18, lineHeight: '26px', fontWeight: 700, color: color.gold300 }}>
          {greeting}
        </Heading>
        {children}
      </MailFrame>
    </>
  );
}
