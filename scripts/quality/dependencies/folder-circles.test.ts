import { expect, it } from 'vitest';
import { findFolderCircles } from './folder-circles.ts';

it('finds two folders that import each other through different files', () => {
  const imports = [
    { from: 'api/src/orders/a.ts', to: 'api/src/checkout/deep/b.ts' },
    { from: 'api/src/checkout/c.ts', to: 'api/src/orders/d.ts' },
  ];
  expect(findFolderCircles(imports)).toEqual(['api/src: orders -> checkout -> orders']);
});

it('finds a folder and a file beside it that import each other', () => {
  const imports = [
    { from: 'web/src/app/page.ts', to: 'web/src/app/parts/list.ts' },
    { from: 'web/src/app/parts/row.ts', to: 'web/src/app/page.ts' },
  ];
  expect(findFolderCircles(imports)).toEqual(['web/src/app: page.ts -> parts -> page.ts']);
});

it('finds a circle of three folders, and none in a line', () => {
  const line = [
    { from: 'a/1.ts', to: 'b/1.ts' },
    { from: 'b/2.ts', to: 'c/1.ts' },
  ];
  expect(findFolderCircles(line)).toEqual([]);
  expect(findFolderCircles([...line, { from: 'c/2.ts', to: 'a/2.ts' }])).toEqual(['.: a -> b -> c -> a']);
});
