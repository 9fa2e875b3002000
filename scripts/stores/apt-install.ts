import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POLICY = '/usr/sbin/policy-rc.d';
const LOCK_WAIT_SECONDS = 300; // Another apt run on a fresh machine (its own updates) can take minutes.

export function findOnPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/local/bin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin');
  for (const name of names) {
    for (const folder of folders) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

/** The ids of the Linux distribution and of those it descends from, e.g. ["ubuntu", "debian"]; empty elsewhere. */
function distributionIds(): string[] {
  try {
    const text = readFileSync('/etc/os-release', 'utf8');
    return [...text.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap((match) => (match[1] ?? '').split(' ')).filter(Boolean);
  } catch {
    return [];
  }
}

export function canAptInstall(): boolean {
  return process.getuid?.() === 0 && distributionIds().includes('debian') && findOnPath('apt-get') !== null;
}

function run(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Installs one Debian package and returns what apt said when it failed, else null. The package's own service is not started: it would take the standard port. */
export async function aptInstall(name: string): Promise<string | null> {
  const ownPolicy = !existsSync(POLICY);
  // Debian's way to say "start nothing": services of freshly installed packages ask this program, and 101 is "forbidden".
  if (ownPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const lock = ['-o', `DPkg::Lock::Timeout=${LOCK_WAIT_SECONDS}`];
    await run('apt-get', [...lock, 'update']); // A failed update still leaves the lists of before; the install says what is missing.
    const install = await run('apt-get', [...lock, 'install', '-y', '--no-install-recommends', name]);
    return install.code === 0
      ? null
      : (install.output
          .trim()
          .split('\n')
          .findLast((line) => line.startsWith('E:')) ?? install.output);
  } finally {
    if (ownPolicy) rmSync(POLICY, { force: true });
  }
}

/** The command that installs the package on this system, for a person to type. */
export function installCommand(names: { brew: string; apt: string; dnf: string; pacman: string }): string {
  if (process.platform === 'darwin') return `brew install ${names.brew}`;
  const ids = distributionIds();
  if (ids.includes('debian') || ids.includes('ubuntu')) return `sudo apt-get install ${names.apt}`;
  if (ids.includes('fedora') || ids.includes('rhel')) return `sudo dnf install ${names.dnf}`;
  if (ids.includes('arch')) return `sudo pacman -S ${names.pacman}`;
  return `your system's package manager (package "${names.apt}")`;
}
