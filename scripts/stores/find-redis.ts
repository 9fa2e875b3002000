import { aptInstall, canAptInstall, findOnPath, installCommand } from './apt-install.ts';
import { step } from '../process/progress.ts';
import { StartRefused } from '../process/stop-with-message.ts';

/** Path of a Redis server: from PATH, else installed with apt as root. @throws StartRefused with the command to install it. */
export async function findRedis(): Promise<string> {
  const existing = findOnPath('redis-server', 'valkey-server');
  if (existing) return existing;
  const hint = `Redis is not on this machine. Install it with: ${installCommand({ brew: 'redis', apt: 'redis-server', dnf: 'valkey', pacman: 'valkey' })} - or set REDIS_URL to use a server of your own.`;
  if (!canAptInstall()) throw new StartRefused(hint);
  const problem = await step("Redis was not on this machine: installed Debian's redis-server (its service left off)", () =>
    aptInstall('redis-server'),
  );
  const installed = findOnPath('redis-server', 'valkey-server');
  if (problem !== null || !installed) throw new StartRefused(`${hint} (apt-get said: ${problem ?? 'nothing'})`);
  return installed;
}
