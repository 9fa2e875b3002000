import { buildStale } from '../../../scripts/build.ts';

/** Before the first shop starts, for all of them. */
// oxlint-disable-next-line import/no-default-export -- the shape that Playwright asks of it
export default async function buildOnce(): Promise<void> {
  await buildStale();
}
