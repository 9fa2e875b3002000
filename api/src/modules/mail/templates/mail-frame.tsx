import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import type { CSSProperties, ReactNode } from 'react';

export interface MailFrameProps {
  /** Styles from the outside in, one border or filling each. */
  layers: CSSProperties[];
  children: ReactNode;
}

/** Nested cells with plain borders, since mail clients drop box-shadow and Outlook pads only cells. */
export function MailFrame({ layers, children }: MailFrameProps): ReactNode {
  return layers.reduceRight<ReactNode>(
    (inside, style) => (
      <Row>
        <Column style={style}>{inside}</Column>
      </Row>
    ),
    children,
  );
}

/** Empty height that survives clients without margins on tables. */
export function MailGap({ height }: { height: number }): ReactNode {
  return (
    <Row data-skip-in-text="true">
      <Column style={{ height, fontSize: 1, lineHeight: `${height}px` }}>{'\u00a0'}</Column>
    </Row>
  );
}
