import { readFileSync } from 'node:fs';

type Source = Record<string, string | undefined>;

function isGiven(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}

/** Neither the path nor the content is repeated: somebody may have put the secret itself where the path belongs. */
function readValue(path: string): { value: string } | { reason: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return isGiven(value) ? { value } : { reason: 'the file is empty' };
  } catch (error) {
    return { reason: `the file can't be read (${(error as NodeJS.ErrnoException).code ?? 'unknown fault'})` };
  }
}

/**
 * The given ones of these variables, each from the environment or from the file that NAME_FILE names (docs/reliability.md, INF-24).
 * An empty variable counts as not given: docker-compose.yml and .env files write `NAME=` for that.
 */
export function readVariables(source: Source, names: readonly string[]): { given: Record<string, string>; problems: string[] } {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const value = source[name];
    const path = source[`${name}_FILE`];
    if (isGiven(value) && isGiven(path)) problems.push(`${name}, ${name}_FILE: set one of the two`);
    else if (isGiven(value)) given[name] = value;
    else if (isGiven(path)) {
      const read = readValue(path);
      if ('value' in read) given[name] = read.value;
      else problems.push(`${name}_FILE: ${read.reason}`);
    }
  }
  return { given, problems };
}
