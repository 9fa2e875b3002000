import { buildIfStale } from './build/stamp.ts';
import { buildTargets } from './build/targets.ts';
import { reportFailure } from './process/stop-with-message.ts';

/** Builds stale targets and returns the names of those built. */
export async function buildStale(names?: string[]): Promise<string[]> {
  const wanted = buildTargets.filter((target) => !names || names.includes(target.name));
  const built = await Promise.all(wanted.map(async (target) => ((await buildIfStale(target)) ? target.name : null)));
  return built.filter((name) => name !== null);
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  try {
    const built = await buildStale(names.length > 0 ? names : undefined);
    process.stdout.write(built.length > 0 ? `Built ${built.join(', ')}.\n` : 'Everything is up to date.\n');
  } catch (error) {
    reportFailure(error);
  }
}
