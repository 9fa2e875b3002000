import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build.ts';
import { root } from '../process/root.ts';
import { printShapes } from './print-shapes.ts';
import { runCommand } from '../process/run-command.ts';
import { drawArt } from '../../web/art/build.ts';

const SCHEMA = 'schema.graphql';
const printer = 'api/dist/print-schema.js';
/** Types of what the web reads beside GraphQL. */
const SHAPES = 'web/src/generated/rest.ts';
const shapesPrinter = 'api/dist/print-rest-shapes.js';

function readGenerated(): Map<string, string> {
  const paths = globSync([SCHEMA, 'web/src/generated/**/*.ts'], { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

async function mustRun(command: string, args: string[]): Promise<string> {
  const result = await runCommand(command, args);
  if (!result.isOk) throw new Error(`${command} ${args.join(' ')} failed:\n${result.output}`);
  return result.output;
}

/** Prints the schema and the REST shapes from the api, makes the web's types from them and draws the art. Returns the files that changed. */
export async function generate(): Promise<string[]> {
  const before = readGenerated();
  if (existsSync(join(root, 'api/src/app/print-schema.ts'))) {
    await buildStale(['api']);
    const schema = await mustRun('node', [printer]);
    writeFileSync(join(root, SCHEMA), `${schema.trim()}\n`);
    const shapes = JSON.parse(await mustRun('node', [shapesPrinter])) as Parameters<typeof printShapes>[0];
    writeFileSync(join(root, SHAPES), printShapes(shapes));
  }
  if (existsSync(join(root, 'codegen.ts')) && existsSync(join(root, SCHEMA))) await mustRun('graphql-codegen', ['--config', 'codegen.ts']);
  const after = readGenerated();
  const texts = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  return [...texts, ...drawArt().map((path) => `web/public/${path}`)];
}
