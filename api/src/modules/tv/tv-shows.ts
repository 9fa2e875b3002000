import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context/context.ts';
import { oncePerProcess, type Services } from '../../platform/context/services.ts';
import { createNotifiedCache, type NotifiedCache } from '../../platform/db/notified-cache.ts';
import { asStaff } from '../accounts/index.ts';
import { TvShow } from './tv.entity.ts';
import { type AdminTvShow, toAdminTvShow, toTvShow, type TvShowView } from './tv.results.ts';

interface TvShows {
  /** Changes with the shows. */
  readonly version: string;
  /** In the order of the channels. */
  readonly shows: readonly TvShowView[];
}

function createTvCache({ orm, notifications }: Services): NotifiedCache<TvShows> {
  return createNotifiedCache(notifications, ['tv_changed'], async () => {
    const shows = (await loadShows(orm.em.fork())).map(toTvShow);
    return { version: createHash('sha256').update(JSON.stringify(shows)).digest('base64url'), shows };
  });
}

/** The shows of the television, cached in this process. */
export const tvOf = oncePerProcess(createTvCache);

/** For administrators: as they are stored now. @throws NotAllowed */
export async function listTvShows(ctx: Context): Promise<AdminTvShow[]> {
  const { em } = await asStaff(ctx, 'admin');
  return (await loadShows(em)).map(toAdminTvShow);
}

function loadShows(em: Context['em']): Promise<TvShow[]> {
  return em.find(TvShow, {}, { orderBy: { id: 'asc' } });
}
