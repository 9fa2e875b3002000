import { composer } from './compose.ts';

/** Builds the images once for all files. */
export async function setup(): Promise<void> {
  await composer()('build');
}
