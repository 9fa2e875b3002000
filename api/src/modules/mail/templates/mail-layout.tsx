import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { MailGap } from './mail-frame.tsx';
import { color, prose } from './mail-style.ts';

/** What every mail needs to know about the shop that sends it. */
export interface MailShop {
  /** Scheme and host of the shop, no slash at the end; every picture comes from there. */
  origin: string;
  isSandbox: boolean;
  year: number;
}

export interface MailLayoutProps extends MailShop {
  title: string;
  /** The grey line beside the subject in an inbox. */
  preview: string;
  /** Why this mail reached this person. */
  reason: string;
  children: ReactNode;
}

const small = { ...prose, fontSize: 13, lineHeight: '20px', color: color.mutedOnDark };
// Clients that hold pictures back show the alt text: it has to stand in as the shop's sign.
const sign = {
  ...prose,
  width: '100%',
  maxWidth: 600,
  height: 'auto',
  fontSize: 28,
  // In the middle of the space that the picture would fill.
  lineHeight: '120px',
  fontWeight: 700,
  textAlign: 'center',
  color: color.gold300,
} as const;
const sandboxStrip = {
  ...small,
  padding: '8px 12px',
  textAlign: 'center',
  fontWeight: 700,
  color: color.ink900,
  backgroundColor: color.gold300,
} as const;

/** The frame around every mail: night, header picture, footer. */
export function MailLayout({ origin, isSandbox, year, title, preview, reason, children }: MailLayoutProps): ReactNode {
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The letter is dark by itself: a program that inverts colours at night would only spoil it. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
      </Head>
      <Body style={{ margin: 0, padding: '16px 8px 24px', backgroundColor: color.night900 }}>
        <Preview>{preview}</Preview>
        <Container style={{ width: '100%', maxWidth: 600 }}>
          <Row>
            <Column style={{ backgroundColor: color.night950 }}>
              <Link href={origin} data-skip-in-text="true">
                <Img src={`${origin}/art/mail/header.png`} alt="Brew Quest" width={600} height={140} style={sign} />
              </Link>
            </Column>
          </Row>
          <MailGap height={20} />
          {children}
          <MailGap height={20} />
          {isSandbox && (
            <Row>
              <Column style={sandboxStrip}>SANDBOX: no card was charged</Column>
            </Row>
          )}
          <Row>
            <Column style={{ padding: '12px 12px 0', textAlign: 'center' }}>
              <Text style={small}>{reason}</Text>
              <Text style={small}>
                {`\u00a9 ${year} `}
                <Link href={origin} style={{ color: color.mutedOnDark, textDecoration: 'underline' }}>
                  Brew Quest
                </Link>
              </Text>
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  );
}
