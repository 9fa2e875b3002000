/**
 * Flags of Node for api and worker; the Dockerfile has the same in NODE_OPTIONS and in its commands. They keep the memory of an import below
 * 100 MB (docs/reliability.md, IMP-01). The young generation is smaller than the default; with 4 MB, short-lived objects would be promoted.
 * In about one worker of four, V8 pretenured the rows of a file: they were allocated in the old generation, which grew by 100 MB between two
 * mark-compacts.
 */
export const SERVICE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=8', '--no-allocation-site-pretenuring'];
