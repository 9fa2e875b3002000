/** A path may have 16 kB; the longest of ours has 70 characters. */
const LONGEST_PATH = 200;

export const loggedPath = (path: string): string => path.slice(0, LONGEST_PATH);
