import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { rowId } from '../../platform/input/row-id.ts';
import { Missing } from '../../platform/lib/access-errors.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { asStaff } from '../accounts/index.ts';
import { editRow } from '../audit/index.ts';
import { tvOf } from './tv-shows.ts';
import { TvShow } from './tv.entity.ts';
import { showFields } from './tv.inputs.ts';
import { type SaveTvShowResult, toAdminTvShow, tvShowEditStale, TvShowSaved, videoNotRecognized } from './tv.results.ts';
import { readVideoId } from './video-id.rules.ts';

/** Changes the given fields of a show. @throws NotAllowed, Missing, InvalidInput */
export async function updateTvShow(
  ctx: Context,
  { id, version, ...input }: z.input<typeof showFields> & { id: string; version: number },
): Promise<typeof SaveTvShowResult> {
  const staff = await asStaff(ctx, 'admin');
  const { video, ...texts } = parseInput(showFields, input);
  const videoId = video ? readVideoId(video) : null;
  if (video && videoId === null) return videoNotRecognized();
  const result = await inTransaction(staff, async (tx) => {
    const show = await tx.em.findOne(TvShow, { id: rowId(id) }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!show) throw new Missing('There is no such show');
    const outcome = await editRow(tx, show, {
      subject: `tv-show:${show.id}`,
      action: 'tv-show-edited',
      version,
      changes: { ...texts, ...(video !== undefined && { videoId }) },
    });
    return outcome.kind === 'stale' ? tvShowEditStale(show, outcome.fields) : view(TvShowSaved, { show: toAdminTvShow(show) });
  });
  tvOf(ctx).invalidate();
  return result;
}
