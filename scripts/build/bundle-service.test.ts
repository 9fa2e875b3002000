import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { serviceBundle } from './bundle-service.ts';

test('bundles each service with the decorators of its tsconfig', { timeout: 20_000 }, async () => {
  for (const service of ['api', 'worker'] as const) {
    const { outputFiles = [] } = await build({ ...serviceBundle(service), write: false });
    const main = outputFiles.find((file) => file.path.endsWith('main.js'))?.text ?? '';
    expect(main).toContain('__decorateClass(');
    expect(main).not.toContain('@brew-quest/api');
  }
});
