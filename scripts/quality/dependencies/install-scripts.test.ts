import { expect, it } from 'vitest';
import { findInstallScripts } from './install-scripts.ts';

const packages = {
  'node_modules/left': { hasInstallScript: true },
  'node_modules/deep/node_modules/@scope/right': { hasInstallScript: true },
  'node_modules/tool': { hasInstallScript: true, dev: true },
  'node_modules/plain': {},
};

it('names every production dependency with an install script, nested ones too', () => {
  expect(findInstallScripts(packages, { tool: true })).toEqual([
    expect.stringMatching(/^left: /),
    expect.stringMatching(/^@scope\/right: /),
  ]);
});

it('passes what package.json refuses and what is listed with a reason, but nothing that is merely allowed', () => {
  expect(findInstallScripts(packages, { left: false }, { '@scope/right': 'compiles a native part' })).toEqual([]);
  expect(findInstallScripts(packages, { left: true, '@scope/right': false })).toHaveLength(1);
});
