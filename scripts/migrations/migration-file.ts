/** A migration as a file and as its two lines in the index. */
export type MigrationFile = { name: string; className: string; text: string };

/** Digits of a time (UTC), as migrations are sorted by: 20261122080000. Never before the last one, whatever the clock says. */
export function nextStamp(now: Date, existing: readonly string[]): string {
  const present = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const last = existing.map((name) => Number(name.slice(0, 14))).reduce((a, b) => Math.max(a, b), 0);
  return String(Math.max(Number(present), last + 1));
}

function inTemplate(sql: string): string {
  return sql.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}

export function migrationFile(stamp: string, title: string, statements: readonly string[]): MigrationFile {
  const words = title.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const className = `Migration${stamp}${words.join('')}`;
  const lines = statements.map((statement) => `    this.addSql(\`${inTemplate(statement)}\`);`);
  const text = `import { Migration } from '@mikro-orm/migrations';

/** ${title.replaceAll('-', ' ')} */
export class ${className} extends Migration {
  override up(): void {
${lines.join('\n')}
  }
}
`;
  return { name: `${stamp}-${title}`, className, text };
}

/** The index with one more migration at its end. */
export function addToIndex(index: string, { name, className }: MigrationFile): string {
  const imports = index.lastIndexOf('import { Migration');
  const afterImports = index.indexOf('\n', imports) + 1;
  const end = index.lastIndexOf('];');
  if (imports < 0 || end < 0) throw new Error('The index of the migrations has another form than expected');
  return [
    index.slice(0, afterImports),
    `import { ${className} } from './${name}.ts';\n`,
    index.slice(afterImports, end),
    `  { name: '${name}', class: ${className} },\n`,
    index.slice(end),
  ].join('');
}

/** What processes of the release before cannot live with, while both run against one database. */
export function rollingDeployNotes(statements: readonly string[]): string[] {
  const sql = statements.join('\n').toLowerCase();
  const notes: string[] = [];
  if (/\bdrop (column|table)\b/.test(sql)) {
    notes.push('It drops a column or a table: release the code that no longer reads it first, and this migration in the release after.');
  }
  if (/\brename\b|\balter column \S+ type\b/.test(sql)) {
    notes.push('It renames or retypes a column: add a new column instead, write both, and drop the old one in a later release.');
  }
  if (/\badd (column )?"\w+" ([^,;]|,\s*\d)*\bnot null\b(?!\s*default)/.test(sql)) {
    notes.push('It adds a required column without a default: rows that exist, and inserts of the release before, would fail. Give it one.');
  }
  return notes;
}
