import { expect, it, test } from 'vitest';
import { findBannedNames, findFullFolders } from './house-rules.ts';

function folderOf(count: number, folder: string): string[] {
  return Array.from({ length: count }, (_, at) => `${folder}/part-${at}.ts`);
}

test('a folder of fifteen files passes, one of sixteen does not', () => {
  expect(findFullFolders(folderOf(15, 'web/src/routes/home'))).toEqual([]);
  expect(findFullFolders([...folderOf(15, 'web/src/routes/home'), 'web/src/routes/home/home.graphql'])).toEqual([
    expect.stringContaining('web/src/routes/home: 16 files'),
  ]);
  expect(findFullFolders(folderOf(16, 'tests/e2e'))).toHaveLength(1);
});

test('colocated tests, style sheets and stories do not count', () => {
  const besides = ['part-1.test.ts', 'part-1.module.css', 'part-1.stories.tsx'].map((name) => `web/src/ui/${name}`);
  expect(findFullFolders([...folderOf(15, 'web/src/ui'), ...besides])).toEqual([]);
  expect(findFullFolders(Array.from({ length: 16 }, (_, at) => `tests/integration/part-${at}.test.ts`))).toHaveLength(1);
});

it('counts each folder by itself', () => {
  expect(findFullFolders([...folderOf(15, 'web/src/lib'), ...folderOf(15, 'web/src/lib/head')])).toEqual([]);
});

it.each([
  'web/public/art',
  'web/public/art/og',
  'tests/e2e/looks/pictures/stories',
  'web/src/generated/home',
  'api/src/platform/db/migrations',
])('leaves out what programs write: %s', (folder) => {
  expect(findFullFolders(folderOf(40, folder))).toEqual([]);
});

it.each(['api/src/platform/lib/utils.ts', 'web/src/ui/common.module.css', 'tests/support/helpers/mail.ts', 'web/src/types.d.ts'])(
  'bans the name %s',
  (path) => {
    expect(findBannedNames([path])).toHaveLength(1);
  },
);

it('lets a name say common of something', () => {
  expect(findBannedNames(['api/src/modules/accounts/passwords/common-passwords.ts'])).toEqual([]);
});
