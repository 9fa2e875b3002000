import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OutputFile } from 'esbuild';

/** Each file is replaced atomically: a running shop may restart a service at any moment. */
export function replaceFiles(files: readonly Pick<OutputFile, 'path' | 'contents'>[]): void {
  for (const { path, contents } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, contents);
    renameSync(`${path}.new`, path);
  }
}
