import type { CSSProperties } from 'react';
import type { Expression } from '../../lib/expression.ts';
import { Face } from './face.tsx';
import { Picture } from './picture.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  src: string | null | undefined;
  /** Shown if the picture is missing. */
  standIn?: string;
  alt: string;
  tint: string;
  /** Only for a character with expressions. */
  expression?: Expression | undefined;
  isSmall?: boolean;
  isUnavailable?: boolean;
  isLazy?: boolean;
  /** Stars over the picture each time that it grows. Without motion there are none, so a text must say the same. */
  sparkleCount?: number;
  className?: string | undefined;
}

/** A sprite on a tinted backdrop, which stays if the sprite fails to load. */
export function Portrait({ src, standIn, alt, tint, expression, isSmall, isUnavailable, isLazy, sparkleCount, className }: PortraitProps) {
  const names = [styles.portrait, isSmall && styles.small, isUnavailable && styles.unavailable, className];
  return (
    <span className={names.filter(Boolean).join(' ')} style={{ '--tint': tint } as CSSProperties}>
      {expression && src ? (
        <Face src={src} alt={alt} expression={expression} size={144} className={styles.face} />
      ) : (
        <Picture src={src} standIn={standIn} alt={alt} height={144} isLazy={isLazy} />
      )}
      {/* Keyed: a new element starts its animation. */}
      {sparkleCount ? <span key={sparkleCount} className={styles.sparkle} aria-hidden="true" /> : null}
    </span>
  );
}
