import { EXPRESSIONS, stripOf } from '../../lib/expression.ts';
import type { Expression } from '../../lib/expression.ts';
import { Picture } from './picture.tsx';

interface FaceProps {
  /** The idle sprite: the only one loaded while the character is idle. */
  src: string;
  expression: Expression;
  alt: string;
  size: number;
  className?: string | undefined;
}

/** A character with its current expression: one frame in a box of fixed size. The alt text stays the same. */
export function Face({ src, expression, alt, size, className }: FaceProps) {
  const strip = expression === 'idle' ? null : stripOf(src);
  const frame = strip === null ? 0 : EXPRESSIONS.indexOf(expression);
  return (
    <Picture
      src={strip ?? src}
      standIn={src}
      alt={alt}
      width={size}
      height={size}
      className={className}
      style={{ objectFit: 'cover', objectPosition: `${(frame * 100) / (EXPRESSIONS.length - 1)}% 0` }}
    />
  );
}
