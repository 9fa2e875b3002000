import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build.ts';
import { root } from '../process/root.ts';
import { checkMigrations } from '../migrations/migrated-database.ts';
import { generate } from './generated-files.ts';
import { checkInstallScripts } from './dependencies/install-scripts.ts';
import { checkHouseRules } from './house-rules.ts';
import { runCommand } from '../process/run-command.ts';
import { checkImports } from './dependencies/check-imports.ts';
import type { CommandResult } from '../process/run-command.ts';
import { checkScenarioCodes } from './scenarios/scenario-codes.ts';
import { checkDescriptions } from './undescribed.ts';

type Verdict = { isOk: boolean; output: string };

const workspaces = ['api', 'worker', 'web', 'sandbox', 'tests', 'scripts'];
const rooms = [...workspaces.map((name) => (['scripts', 'tests'].includes(name) ? name : `${name}/src`)), 'web/art'];

function existing(): string[] {
  return rooms.filter((path) => existsSync(join(root, path)));
}

function verdictOf(problems: string[]): Verdict {
  return { isOk: problems.length === 0, output: `${problems.join('\n')}\n` };
}

async function typecheck(): Promise<Verdict> {
  const results: CommandResult[] = [];
  // One after the other: each takes all cores and about a gigabyte. By its path: both versions of TypeScript have a bin of this name.
  for (const name of [...workspaces, 'web/art'])
    results.push(await runCommand(join(root, 'node_modules/typescript-native/bin/tsc'), ['--noEmit', '-p', name, '--pretty', 'false']));
  return { isOk: results.every((result) => result.isOk), output: results.map((result) => result.output).join('') };
}

async function generatedFiles(): Promise<Verdict> {
  const changed = await generate();
  return {
    isOk: changed.length === 0,
    output: `These were out of date and have been generated again; commit them:\n${changed.join('\n')}\n`,
  };
}

async function sizes(): Promise<Verdict> {
  await buildStale(['web']);
  return runCommand('size-limit', []);
}

function houseRules(): Verdict {
  const { errors, warnings } = checkHouseRules();
  for (const warning of warnings) process.stdout.write(`    note   ${warning}\n`);
  return verdictOf(errors);
}

export const checkSteps: { title: string; run(): Promise<Verdict> }[] = [
  { title: 'format (oxfmt; npx oxfmt <files> mends it)', run: () => runCommand('oxfmt', ['--check', ...existing()]) },
  { title: 'lint (oxlint)', run: () => runCommand('oxlint', ['--quiet', ...existing()]) },
  {
    title: 'who may import whom (dependency-cruiser)',
    run: async () => verdictOf(await checkImports(existing())),
  },
  { title: 'nothing unused: files, exports, types, dependencies (knip)', run: () => runCommand('knip', ['--no-progress']) },
  { title: 'sizes and names (house style)', run: async () => houseRules() },
  { title: 'scenario codes are rows of docs/reliability.md', run: async () => verdictOf(checkScenarioCodes()) },
  { title: 'no production dependency runs an install script', run: async () => verdictOf(checkInstallScripts()) },
  { title: 'generated files are up to date', run: generatedFiles },
  { title: 'everything in schema.graphql has a description', run: async () => verdictOf(checkDescriptions()) },
  { title: 'types (TypeScript 7)', run: typecheck },
  { title: 'pages within their size budgets (size-limit; npx size-limit shows them)', run: sizes },
  { title: 'migrations match the entities (npm run db:migration -- <name> makes one)', run: checkMigrations },
];
