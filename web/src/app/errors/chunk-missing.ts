/** The code of a page did not load: no network, or a new version of the shop has replaced the file. */
export class ChunkMissing extends Error {
  override name = 'ChunkMissing';
}
