/** The shop can't be started as it is configured: one readable line a problem, each beginning with the variable's name. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
