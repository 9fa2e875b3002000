import type { CSSProperties } from 'react';

/** The shop's colour tokens, repeated by value: mail clients drop custom properties. */
export const color = {
  night950: '#120a20',
  night900: '#1a1030',
  latte50: '#fffaf0',
  latte100: '#fbf0d9',
  latte200: '#f1e1c0',
  latte300: '#e0c89c',
  latte400: '#c4a274',
  ink900: '#26122e',
  ink700: '#533b52',
  dialog800: '#141a52',
  gold100: '#ffeeb8',
  gold300: '#ffe08a',
  gold400: '#ffc53d',
  gold600: '#d3900f',
  berry500: '#b02a72',
  grape700: '#43208a',
  link: '#1f35b8',
  textOnDark: '#fff3da',
  mutedOnDark: '#cfc0ea',
} as const;

const fontFamily = 'Verdana, "DejaVu Sans", Geneva, sans-serif';

export const prose: CSSProperties = {
  margin: 0,
  fontFamily,
  fontSize: 15,
  lineHeight: '24px',
  color: color.ink900,
  wordBreak: 'break-word',
};

/** Small capitals-like labels: window titles, speaker tags, buttons, table heads. */
export const label: CSSProperties = {
  ...prose,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 700,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
};

/** Names the fact below it, on latte. */
export const smallHead: CSSProperties = { ...label, fontSize: 12, lineHeight: '20px', color: color.ink700 };

export const inlineLink: CSSProperties = { color: color.link, textDecoration: 'underline' };

function edge(hue: string, width = 2): string {
  return `${width}px solid ${hue}`;
}

export const inkEdge: CSSProperties = { border: edge(color.ink900) };

/** Light from the top left, two pixels, the way the site's box-shadow bevels read. */
export function bevel(light: string, shade: string, bottomWidth = 2): CSSProperties {
  return {
    borderTop: edge(light),
    borderLeft: edge(light),
    borderRight: edge(shade),
    borderBottom: edge(shade, bottomWidth),
  };
}
