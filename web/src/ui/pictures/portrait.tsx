import type { CSSProperties } from 'react';
import type { Expression } from '../../lib/expression.ts';
import { Face } from './face.tsx';
import { Picture } from './picture.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  src: string | null | undefined;
  /** For a product, whose picture may be missing. */
  standIn?: string;
  alt: string;
  tint: string;
  /** For a character that can change its face. */
  expression?: Expression | undefined;
  isSmall?: boolean;
  isUnavailable?: boolean;
  isLazy?: boolean;
  className?: string | undefined;
}

/** A sprite before the tinted portrait backdrop. Of a picture that fails to load the backdrop stays. */
export function Portrait({ src, standIn, alt, tint, expression, isSmall, isUnavailable, isLazy, className }: PortraitProps) {
  const names = [styles.portrait, isSmall && styles.small, isUnavailable && styles.unavailable, className];
  return (
    <span className={names.filter(Boolean).join(' ')} style={{ '--tint': tint } as CSSProperties}>
      {expression && src ? (
        <Face src={src} alt={alt} expression={expression} size={144} className={styles.face} />
      ) : (
        <Picture src={src} standIn={standIn} alt={alt} height={144} isLazy={isLazy} />
      )}
    </span>
  );
}
