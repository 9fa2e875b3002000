import type { CSSProperties } from 'react';
import styles from './meter.module.css';

const COLOURS = { red: '#ff5a6e', blue: '#6ab4ff', violet: '#a78bff', gold: '#ffc53d', mint: '#74e0a8' };

/** A segmented bar. Decorative: a text beside it has the value. */
export function Meter({ percent, colour = 'mint' }: { percent: number; colour?: keyof typeof COLOURS }) {
  const style = { '--c': COLOURS[colour], '--v': `${Math.min(100, Math.max(0, percent))}%` } as CSSProperties;
  return <div className={styles.meter} style={style} aria-hidden="true" />;
}
