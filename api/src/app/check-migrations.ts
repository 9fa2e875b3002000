import 'reflect-metadata';
import { entities } from './entities.ts';
import { createOrm } from '../platform/db/orm.ts';

/** MikroORM would like to drop what it did not make: triggers and their functions are the migrations' own. */
function isOurs(statement: string): boolean {
  return /^(set names|drop trigger|drop function)/.test(statement);
}

/**
 * Runs the migrations on the empty DATABASE_URL. What then differs from the entities is printed, and the exit code is 1; with --json
 * it is printed as a list of statements, for scripts/db-migration.ts.
 */
const orm = await createOrm({ databaseUrl: process.env['DATABASE_URL'] ?? '', poolSize: 2, entities });
await orm.migrator.up();
const difference = (await orm.schema.getUpdateSchemaSQL())
  .split(/;\s*\n/)
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '' && !isOurs(statement));
await orm.close();
if (process.argv.includes('--json')) process.stdout.write(JSON.stringify(difference.map((statement) => statement.replace(/;$/, ''))));
else if (difference.length > 0) {
  process.stdout.write(`The migrations and the entities differ by:\n${difference.join(';\n')}\n`);
  process.exitCode = 1;
}
