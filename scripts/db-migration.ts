import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process/root.ts';
import { findMissingStatements } from './migrations/migrated-database.ts';
import { addToIndex, migrationFile, nextStamp, rollingDeployNotes } from './migrations/migration-file.ts';
import { reportFailure, StartRefused } from './process/stop-with-message.ts';
import { runCommand } from './process/run-command.ts';

const FOLDER = 'api/src/platform/db/migrations';

/** Makes a migration from the difference between the entities and the migrations so far: npm run db:migration -- <name>. */
async function makeMigration(title: string | undefined): Promise<string> {
  if (!title || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(title)) {
    throw new StartRefused('Give the migration a name in small letters and dashes, for example: npm run db:migration -- coffee-notes');
  }
  const statements = await findMissingStatements();
  if (statements.length === 0) {
    throw new StartRefused('The migrations match the entities already. Change an entity first; see CONTRIBUTING.md.');
  }
  const indexPath = join(root, FOLDER, 'index.ts');
  const index = readFileSync(indexPath, 'utf8');
  const names = [...index.matchAll(/name: '(\d{14}-[^']*)'/g)].map(([, name = '']) => name);
  const file = migrationFile(nextStamp(new Date(), names), title, statements);
  const path = `${FOLDER}/${file.name}.ts`;
  writeFileSync(join(root, path), file.text);
  writeFileSync(indexPath, addToIndex(index, file));
  await runCommand('oxfmt', [path]);
  const steps = [
    `Made ${path} and listed it in ${FOLDER}/index.ts.`,
    '1. Read its statements, and say above the class what they are for.',
    '2. Add what rows that exist need: MikroORM knows the columns, not the data.',
    ...rollingDeployNotes(statements).map((note) => `   ${note}`),
    '3. npm run check compares it with the entities; npm start runs it on your data.',
  ];
  return steps.join('\n');
}

try {
  process.stdout.write(`${await makeMigration(process.argv[2])}\n`);
} catch (error) {
  reportFailure(error);
}
