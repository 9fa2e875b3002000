import { createHash } from 'node:crypto';
import { actorName, type Context, inTransaction } from '../../../platform/context/context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { asStaff } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { encodePicture, isPngOrWebp, MOST_PIXELS_A_SIDE } from './encode-picture.ts';
import { pictureUrl } from './find-picture.ts';

export const MOST_PICTURE_BYTES = 2 * 1024 * 1024;

export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

/** Whether this person may upload now; to be asked before the bytes are read. @throws NotAllowed, TooMany */
export async function beginUpload(ctx: Context): Promise<Context> {
  const staff = await asStaff(ctx, 'coffee-admin');
  await staff.rateLimit('pictures');
  return staff;
}

/** Stores a picture under its content, encoded anew; one that is stored already is not stored twice. @throws NotAllowed, InvalidInput, TooMany */
export async function uploadPicture(ctx: Context, bytes: Buffer): Promise<UploadedPicture> {
  const staff = await asStaff(ctx, 'coffee-admin');
  if (bytes.length > MOST_PICTURE_BYTES) throw new InvalidInput('A picture has 2 MB at most');
  if (!isPngOrWebp(bytes)) throw new InvalidInput('A picture is a PNG or a WebP');
  const encoded = await encodePicture(bytes);
  if (!encoded) throw new InvalidInput(`This picture cannot be read, or has more than ${MOST_PIXELS_A_SIDE} pixels on a side`);
  const id = createHash('sha256').update(encoded.bytes).digest('hex').slice(0, 32);
  const { width, height } = encoded;
  await inTransaction(staff, async (tx) => {
    const added = await tx.em.execute<unknown[]>(
      `insert into picture (id, bytes, content_type, width, height, actor, created_at) values (?, ?, 'image/webp', ?, ?, ?, ?)
       on conflict (id) do nothing returning id`,
      [id, encoded.bytes, width, height, actorName(tx.actor), tx.clock.now()],
    );
    if (added.length > 0) {
      const after = { width, height, bytes: encoded.bytes.length };
      await recordAudit(tx, actorName(tx.actor), 'picture-uploaded', `picture:${id}`, { after });
    }
  });
  return { url: pictureUrl(id), width, height };
}
