/** One guard of the product: the source text that makes it, what is left without it, and the test that has to go red. */
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
