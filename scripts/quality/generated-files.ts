import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build.ts';
import { root } from '../launch/settings.ts';
import { drawArt } from '../../web/art/build.ts';
import { runCommand } from './run-command.ts';

const SCHEMA = 'schema.graphql';
const printer = 'api/dist/print-schema.js';

function readGenerated(): Map<string, string> {
  const paths = globSync([SCHEMA, 'web/src/generated/**/*.ts'], { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

async function mustRun(command: string, args: string[]): Promise<string> {
  const result = await runCommand(command, args);
  if (!result.isOk) throw new Error(`${command} ${args.join(' ')} failed:\n${result.output}`);
  return result.output;
}

/** Prints the schema from the api, makes the web's types from it and draws the art. Returns the files that changed. */
export async function generate(): Promise<string[]> {
  const before = readGenerated();
  if (existsSync(join(root, 'api/src/app/print-schema.ts'))) {
    await buildStale(['api']);
    const schema = await mustRun('node', [printer]);
    writeFileSync(join(root, SCHEMA), `${schema.trim()}\n`);
  }
  if (existsSync(join(root, 'codegen.ts')) && existsSync(join(root, SCHEMA))) await mustRun('graphql-codegen', ['--config', 'codegen.ts']);
  const after = readGenerated();
  const texts = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  return [...texts, ...drawArt().map((path) => `web/public/${path}`)];
}
