/** One guard of the product: its source text, the replacement without the guard, and the test that has to fail then. */
export type Guard = {
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  test: string;
  /** Only tests whose title matches are run. */
  title?: string;
};
