import { aptInstall, canAptInstall, findOnPath, installCommand } from './apt-install.ts';
import { step } from '../process/progress.ts';
import { StartRefused } from '../process/stop-with-message.ts';

/** The path of a Redis server: on PATH, else installed from Debian's packages when root, else refused with the command to type. */
export async function findRedis(): Promise<string> {
  const there = findOnPath('redis-server', 'valkey-server');
  if (there) return there;
  const hint = `Redis is not on this machine. Install it with: ${installCommand({ brew: 'redis', apt: 'redis-server', dnf: 'valkey', pacman: 'valkey' })} - or set REDIS_URL to use a server of your own.`;
  if (!canAptInstall()) throw new StartRefused(hint);
  const problem = await step("Redis was not on this machine: installed Debian's redis-server (its service left off)", () =>
    aptInstall('redis-server'),
  );
  const installed = findOnPath('redis-server', 'valkey-server');
  if (problem !== null || !installed) throw new StartRefused(`${hint} (apt-get said: ${problem ?? 'nothing'})`);
  return installed;
}
