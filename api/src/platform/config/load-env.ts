import { ConfigError } from './config-error.ts';
import { envSchema, type RawEnv } from './env.ts';
import { providerSettings, type ProviderSettings } from './providers.ts';
import { parseSessionSecrets, type SessionSecrets } from './session-secrets.ts';
import { readVariables } from './variable-files.ts';

export interface Env extends Readonly<Omit<RawEnv, 'SESSION_SECRET'>>, ProviderSettings {
  readonly PUBLIC_URL: string;
  readonly sessionSecrets: SessionSecrets;
}

/** Production never falls back to a value that the whole world can read in the repository. */
const requiredInProduction = ['DATABASE_URL', 'REDIS_URL', 'SESSION_SECRET', 'PUBLIC_URL'] as const;

/**
 * Parses the environment once.
 * @throws ConfigError with one readable line a problem; main.ts prints it and exits with 1.
 */
export function loadEnv(source: Record<string, string | undefined> = process.env): Env {
  const { given, problems } = readVariables(source, Object.keys(envSchema.shape));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { SESSION_SECRET, ...raw } = parsed.data;
  if (raw.NODE_ENV === 'production') {
    for (const name of requiredInProduction) if (!given[name]) problems.push(`${name}: required in production`);
    if (raw.FAILPOINTS) problems.push('FAILPOINTS: a test aid, refused in production');
  }
  const { secrets, problem } = parseSessionSecrets(SESSION_SECRET);
  if (problem) problems.push(`SESSION_SECRET: ${problem}`);
  const { settings, problems: providerProblems } = providerSettings(raw);
  problems.push(...providerProblems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.freeze({
    ...raw,
    ...settings,
    PUBLIC_URL: raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`,
    sessionSecrets: secrets,
  });
}
