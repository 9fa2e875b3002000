import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../process/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'brew-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PRINT = `const { default: config } = await import('./tests/playwright.config.ts'); process.stdout.write(config.use.launchOptions.executablePath);`;

test("playwright alone takes the system's browser where its own is not installed", () => {
  const browser = join(folder, 'google-chrome');
  writeFileSync(browser, '');
  const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none') };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PRINT], { cwd: root, env, encoding: 'utf8' });
  expect(stdout, stderr).toBe(browser);
});
