import type { Sharp } from 'sharp';
import { createBoundedQueue } from '../../../platform/lib/bounded-queue.ts';

/** Larger than any place of the shop shows it. */
export const MOST_PIXELS_A_SIDE = 1_024;
/** A drawing without loss is smaller; a photograph is not, and is encoded with loss instead. */
const LOSSLESS_BYTES = 400_000;
const LOSSY_QUALITY = 86;
const ENCODE_SECONDS = 10;

let loading: Promise<typeof import('sharp').default> | null = null;

/** At the first picture: no other work of the api or the worker needs the library, which is native and not in a container's bundle. */
function loadSharp(): Promise<typeof import('sharp').default> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Nothing but PNG and WebP is ever decoded, whatever the bytes pretend to be.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
    // Decoded pictures are large and never wanted twice.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

const runQueued = createBoundedQueue(1, 10, 'Many pictures are being uploaded. Please try again in a moment.');

export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** By its first bytes: the name and the content type of the upload are not looked at. */
export function isPngOrWebp(bytes: Buffer): boolean {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return isPng || (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');
}

/**
 * The picture as WebP, decoded and encoded anew: without metadata, without what else the file carried, one frame only. Null for what
 * can't be decoded or has more than MOST_PIXELS_A_SIDE pixels on a side; its header is read before a pixel is. One at a time.
 */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture | null> {
  return runQueued(async () => {
    const sharp = await loadSharp();
    const options = { limitInputPixels: MOST_PIXELS_A_SIDE ** 2, failOn: 'error', pages: 1 } as const;
    try {
      const { width, height } = await sharp(bytes, options).metadata();
      if (width > MOST_PIXELS_A_SIDE || height > MOST_PIXELS_A_SIDE) return null;
      const lossless = await encode(sharp(bytes, options).webp({ lossless: true }));
      return lossless.bytes.length <= LOSSLESS_BYTES ? lossless : await encode(sharp(bytes, options).webp({ quality: LOSSY_QUALITY }));
    } catch {
      // libvips says no more than that it could not read it.
      return null;
    }
  });
}

async function encode(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture.timeout({ seconds: ENCODE_SECONDS }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
