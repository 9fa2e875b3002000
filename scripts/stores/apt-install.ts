import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POLICY = '/usr/sbin/policy-rc.d';
const LOCK_WAIT_SECONDS = 300; // On a new machine automatic updates can hold the lock for minutes.

export function findOnPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/local/bin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin');
  for (const name of names) {
    for (const folder of folders) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

/** The ids of the Linux distribution and its parents, e.g. ["ubuntu", "debian"]; empty elsewhere. */
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

/** Installs one Debian package; returns apt's error, or null. Does not start the package's service, which would take the standard port. */
export async function aptInstall(name: string): Promise<string | null> {
  const ownPolicy = !existsSync(POLICY);
  // Debian's policy-rc.d: packages run it before they start a service; exit code 101 forbids that.
  if (ownPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const lock = ['-o', `DPkg::Lock::Timeout=${LOCK_WAIT_SECONDS}`];
    await run('apt-get', [...lock, 'update']); // After a failed update the old lists remain; the install reports what is missing.
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

/** The command with which a user installs the package on this system. */
export function installCommand(names: { brew: string; apt: string; dnf: string; pacman: string }): string {
  if (process.platform === 'darwin') return `brew install ${names.brew}`;
  const ids = distributionIds();
  if (ids.includes('debian') || ids.includes('ubuntu')) return `sudo apt-get install ${names.apt}`;
  if (ids.includes('fedora') || ids.includes('rhel')) return `sudo dnf install ${names.dnf}`;
  if (ids.includes('arch')) return `sudo pacman -S ${names.pacman}`;
  return `your system's package manager (package "${names.apt}")`;
}
