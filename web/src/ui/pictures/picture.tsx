import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';

interface PictureProps {
  src: string | null | undefined;
  /** Shown for a picture that is not there or does not load; without one its place stays empty. */
  standIn?: string | undefined;
  alt: string;
  width?: number;
  height: number;
  isLazy?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties;
}

/** For products: the hand grinder, an honest sign that there is no photograph. */
export const PRODUCT_STAND_IN = '/art/equipment.png';

/** A picture that may fail, in a box that does not move when it does. */
export function Picture({ src, standIn, alt, isLazy, style, ...box }: PictureProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const shown = [src, standIn].find((candidate) => candidate && !lost.includes(candidate)) ?? null;
  function giveUp(url: string) {
    return setLost((before) => [...before, url]);
  }

  // In a page from the server it may have failed before this code was there to hear of it.
  useEffect(() => {
    if (shown !== null && image.current?.complete && image.current.naturalWidth === 0) giveUp(shown);
  }, [shown]);

  if (shown === null) return <span className={box.className} style={{ width: box.width, height: box.height }} />;
  return <img ref={image} src={shown} alt={alt} {...box} style={style} loading={isLazy ? 'lazy' : 'eager'} onError={() => giveUp(shown)} />;
}
