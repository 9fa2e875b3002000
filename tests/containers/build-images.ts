import { composer } from './compose.ts';

/** Builds the images once for all test files. */
export async function setup(): Promise<void> {
  await composer()('build');
}
