import { buildStale } from '../../../scripts/build.ts';

/** Before the first shop starts, for all of them. */
export default async function buildOnce(): Promise<void> {
  await buildStale();
}
