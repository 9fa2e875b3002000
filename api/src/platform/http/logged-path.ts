/** A path may have 16 kB; the longest of ours has 70 characters. */
const LONGEST_PATH = 200;

export function loggedPath(path: string): string {
  return path.slice(0, LONGEST_PATH);
}
