import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';

interface PictureProps {
  src: string | null | undefined;
  /** Shown if the picture is missing or fails to load; without it the box stays empty. */
  standIn?: string | undefined;
  alt: string;
  width?: number;
  height: number;
  isLazy?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties;
}

/** For products without a picture: the hand grinder. */
export const PRODUCT_STAND_IN = '/art/equipment.png';

/** A picture with a fallback, in a box that keeps its size. */
export function Picture({ src, standIn, alt, isLazy, style, ...box }: PictureProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const shown = [src, standIn].find((candidate) => candidate && !lost.includes(candidate)) ?? null;
  function giveUp(url: string) {
    return setLost((before) => [...before, url]);
  }

  // In server-rendered HTML it may have failed before hydration added the listener.
  useEffect(() => {
    if (shown !== null && image.current?.complete && image.current.naturalWidth === 0) giveUp(shown);
  }, [shown]);

  if (shown === null) return <span className={box.className} style={{ width: box.width, height: box.height }} />;
  return <img ref={image} src={shown} alt={alt} {...box} style={style} loading={isLazy ? 'lazy' : 'eager'} onError={() => giveUp(shown)} />;
}
