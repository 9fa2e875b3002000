import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type BuildFailure, context, type Message, type Metafile } from 'esbuild';
import { serviceBundle } from '../build/bundle-service.ts';
import type { Service } from '../build/bundle-service.ts';
import { replaceFiles } from '../build/replace-files.ts';
import { root } from '../process/root.ts';
import { StartRefused } from '../process/stop-with-message.ts';

export type WatchedService = {
  program: string;
  /** A file that imports every package that the program imports at its start. */
  packages: string;
  /** Bundles again if one of the files is part of the bundle. Faults are printed, and the program stays as it was. */
  rebuild(changed: ReadonlySet<string>): Promise<'unchanged' | 'built' | 'failed'>;
  stop(): Promise<void>;
};

function describe({ text, location }: Message): string {
  return location ? `${location.file}:${location.line}:${location.column + 1} ${text}` : text;
}

/** In the order in which the program loads them. */
function packagesOf({ outputs }: Metafile, program: string): string {
  const imported = outputs[program]?.imports.filter(
    ({ external, kind, path }) => external && kind === 'import-statement' && !isBuiltin(path),
  );
  return [...new Set(imported?.map(({ path }) => path))].map((path) => `import ${JSON.stringify(path)};\n`).join('');
}

/** Bundles the service for development. The output does not overwrite the production build. */
export async function watchService(service: Service, folder = root): Promise<WatchedService> {
  const outdir = join(folder, service, 'dist/dev');
  const [program, packages] = [`${service}/dist/dev/main.js`, `${service}/dist/dev/packages.js`];
  const entryPoints = [join(folder, service, 'src/main.ts')];
  // After a fault esbuild would delete what it has written: a restart would then find no program.
  const bundle = await context({
    ...serviceBundle(service),
    absWorkingDir: folder,
    entryPoints,
    outdir,
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  /** Paths from the folder. Null after a failure, as a change of any file may be the repair. */
  let inputs: ReadonlySet<string> | null = null;

  async function build(): Promise<readonly Message[]> {
    try {
      const { metafile, outputFiles } = await bundle.rebuild();
      inputs = new Set(Object.keys(metafile.inputs));
      replaceFiles(outputFiles);
      writeFileSync(join(folder, packages), packagesOf(metafile, program));
      return [];
    } catch (error) {
      inputs = null;
      return (error as BuildFailure).errors;
    }
  }

  const errors = await build();
  if (errors.length > 0) {
    await bundle.dispose();
    throw new StartRefused(`${service} does not build: ${errors.map(describe).join('; ')}`);
  }
  return {
    program,
    packages,
    async rebuild(changed) {
      const isPart = inputs === null || [...changed].some((path) => inputs!.has(path));
      if (!isPart) return 'unchanged';
      const faults = await build();
      for (const fault of faults) process.stderr.write(`  [${service}] ${describe(fault)}\n`);
      return faults.length === 0 ? 'built' : 'failed';
    },
    stop: () => bundle.dispose(),
  };
}
