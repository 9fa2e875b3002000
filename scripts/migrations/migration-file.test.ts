import { expect, it } from 'vitest';
import { addToIndex, migrationFile, nextStamp, rollingDeployNotes } from './migration-file.ts';

it('stamps a migration with the time, and after the last one where the clock is behind', () => {
  const now = new Date('2026-11-22T17:05:09.123Z');
  expect(nextStamp(now, ['20261121000000-opening'])).toBe('20261122170509');
  expect(nextStamp(now, ['20261121000000-opening', '20270101000000-later'])).toBe('20270101000001');
});

it('writes the statements into a class, whatever characters they have', () => {
  const file = migrationFile('20261122170509', 'coffee-notes', ["alter table coffee add note text default '`${x}\\'"]);
  expect(file).toMatchObject({ name: '20261122170509-coffee-notes', className: 'Migration20261122170509CoffeeNotes' });
  expect(file.text).toContain("this.addSql(`alter table coffee add note text default '\\`\\${x}\\\\'`);");
});

it('adds it to the index behind the others', () => {
  const index = `import { Migration1A } from './1-a.ts';

/** Every migration in order. */
export const migrations = [
  { name: '1-a', class: Migration1A },
];
`;
  expect(addToIndex(index, migrationFile('2', 'b-c', []))).toBe(`import { Migration1A } from './1-a.ts';
import { Migration2BC } from './2-b-c.ts';

/** Every migration in order. */
export const migrations = [
  { name: '1-a', class: Migration1A },
  { name: '2-b-c', class: Migration2BC },
];
`);
});

it.each([
  ['alter table "coffee" drop column "note"', 'drops'],
  ['alter table "coffee" rename column "note" to "remark"', 'renames'],
  ['alter table "coffee" add "grams" int not null default 0, add "note" numeric(9,2) not null', 'without a default'],
])('says what a release before cannot live with: %s', (statement, word) => {
  expect(rollingDeployNotes([statement])).toEqual([expect.stringContaining(word)]);
});

it.each(['alter table "coffee" add "note" text null', 'alter table "coffee" add column "note" text not null default \'\''])(
  'says nothing about %s',
  (statement) => {
    expect(rollingDeployNotes([statement])).toEqual([]);
  },
);
