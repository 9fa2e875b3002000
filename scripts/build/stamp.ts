import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process/root.ts';

/** Sources every build depends on: exact versions of what is bundled, and the build itself. */
const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.ts', 'scripts/build/*.ts'];

export type BuildTarget = {
  name: string;
  /** Globs below the project's root. */
  sources: string[];
  /** Must exist for the build to count as there. */
  outputs: string[];
  build(): Promise<void>;
};

function isOwnSource(path: string): boolean {
  return !/(^|\/)(node_modules|dist|\.data)(\/|$)/.test(path) && !/\.test\.tsx?$/.test(path);
}

function hashSources(target: BuildTarget): string {
  const hash = createHash('sha256').update(process.env.BUILD_STANDALONE ?? '');
  const files = globSync([...shared, ...target.sources], { cwd: root, withFileTypes: false }).filter(isOwnSource);
  for (const path of new Set(files.toSorted())) {
    if (path.includes('.')) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function stampPath(target: BuildTarget): string {
  return join(root, dirname(target.outputs[0] ?? target.name), `.${target.name}.stamp`);
}

/** Builds the target when its sources differ from those of the last complete build. Returns whether it did. */
export async function buildIfStale(target: BuildTarget): Promise<boolean> {
  const hash = hashSources(target);
  const stamp = stampPath(target);
  const isThere = target.outputs.every((path) => existsSync(join(root, path)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await target.build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
