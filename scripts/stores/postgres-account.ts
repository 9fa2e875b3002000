import { execFileSync, spawnSync } from 'node:child_process';
import { StartRefused } from '../process/stop-with-message.ts';

/** The user that runs PostgreSQL, which refuses to run as root. `prefix` is a command to put before the program. */
export type PostgresAccount = { uid?: number; gid?: number; prefix: string[] };

const USER = 'postgres';

function idOf(flag: '-u' | '-g'): number | null {
  const found = spawnSync('id', [flag, USER], { encoding: 'utf8' });
  return found.status === 0 ? Number(found.stdout) : null;
}

function findOrCreateUser(): { uid: number; gid: number } | null {
  if (idOf('-u') === null) {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', USER], { stdio: 'ignore' });
    } catch {
      return null;
    }
  }
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === null || gid === null ? null : { uid, gid };
}

/** A user namespace in which the process is not root, but has root's access to files outside. */
const namespacePrefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

function canUseNamespace(): boolean {
  return spawnSync('unshare', [...namespacePrefix.slice(1), 'true'], { stdio: 'ignore' }).status === 0;
}

/**
 * Chooses the account: a normal user's own. For root it is the user "postgres", created if missing; if
 * that user has no access to the folders (a clone in /root or in a `mktemp -d`), a user namespace.
 */
export function choosePostgresAccount(program: string, dataParent: string): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = findOrCreateUser();
  if (user) {
    const test = spawnSync('/bin/sh', ['-c', 'test -x "$1" && cd "$2"', 'sh', program, dataParent], { ...user, stdio: 'ignore' });
    if (test.status === 0) return { ...user, prefix: [] };
  }
  if (canUseNamespace()) return { prefix: namespacePrefix };
  throw new StartRefused(
    `PostgreSQL does not run as root, and its user "${USER}" may not enter ${dataParent}. Move the project to a folder that every user can enter (for example /srv), or start as a normal user.`,
  );
}
