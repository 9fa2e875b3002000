import type { Context } from '../../../platform/context/context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { Picture } from './picture.entity.ts';

const pictureName = /^([0-9a-f]{32})\.webp$/;

export function pictureUrl(id: string): string {
  return `/pictures/${id}.webp`;
}

/** By the last part of its address; null when there is none. */
export async function findPicture(ctx: Context, name: string): Promise<Picture | null> {
  const id = pictureName.exec(name)?.[1];
  return id ? ctx.em.findOne(Picture, { id }) : null;
}

/** @throws InvalidInput when the address is one of an uploaded picture that was never uploaded */
export async function refusePictureThatIsMissing(ctx: Context, url: string | null | undefined): Promise<void> {
  if (!url?.startsWith('/pictures/')) return;
  const id = pictureName.exec(url.slice('/pictures/'.length))?.[1];
  if (id && (await ctx.em.count(Picture, { id })) > 0) return;
  throw new InvalidInput('There is no such uploaded picture', [{ path: 'imageUrl', message: 'There is no such uploaded picture' }]);
}
