/**
 * Flags of Node for api and worker; the Dockerfile has the same in NODE_OPTIONS. A smaller young generation than the default keeps the memory of an
 * import below 100 MB (docs/reliability.md, IMP-01): with 4 MB, short-lived objects would be promoted.
 */
export const SERVICE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=8'];
