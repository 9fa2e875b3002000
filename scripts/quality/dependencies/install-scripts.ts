import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../process/root.ts';

/** An entry of package-lock.json's `packages` (npm's documentation, "package-lock.json"). */
export type LockedPackage = { hasInstallScript?: boolean; dev?: boolean };

/** Production dependencies whose install script may run, each with the reason. None needs one today. */
const reasons: Record<string, string> = {};

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The production dependencies with an install script that is neither refused by package.json (`allowScripts: false`) nor listed with a
 * reason. A script of a dependency runs with all rights of the user who installs.
 */
export function findInstallScripts(
  packages: Record<string, LockedPackage>,
  allowScripts: Record<string, boolean>,
  listed: Record<string, string> = reasons,
): string[] {
  return Object.entries(packages)
    .filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    .map(([path]) => nameOf(path))
    .filter((name) => allowScripts[name] !== false && !listed[name])
    .map((name) => `${name}: a production dependency with an install script; refuse it in package.json (allowScripts) or list the reason`);
}

export function checkInstallScripts(): string[] {
  function read(path: string): unknown {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  }
  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  return findInstallScripts(packages, allowScripts);
}
