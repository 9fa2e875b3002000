import { envSchema, type RawEnv } from './env.ts';
import { providerSettings, type ProviderSettings } from './providers.ts';

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface Env extends Readonly<RawEnv>, ProviderSettings {
  readonly PUBLIC_URL: string;
  readonly SESSION_SECRET: string;
}

/** Production never falls back to a value that the whole world can read in the repository. */
const requiredInProduction = ['DATABASE_URL', 'REDIS_URL', 'SESSION_SECRET', 'PUBLIC_URL'] as const;

/**
 * Parses the environment once.
 * @throws ConfigError with one readable line a problem; main.ts prints it and exits with 1.
 */
export const loadEnv = (source: Record<string, string | undefined> = process.env): Env => {
  // An empty variable (compose writes `KEY=`) means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const raw = parsed.data;
  const problems: string[] = [];
  if (raw.NODE_ENV === 'production') {
    for (const name of requiredInProduction) if (!given[name]) problems.push(`${name}: required in production`);
    if (raw.FAILPOINTS) problems.push('FAILPOINTS: a test aid, refused in production');
  }
  const { settings, problems: providerProblems } = providerSettings(raw);
  problems.push(...providerProblems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.freeze({
    ...raw,
    ...settings,
    PUBLIC_URL: raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`,
    SESSION_SECRET: raw.SESSION_SECRET ?? 'development-only-session-secret',
  });
};
