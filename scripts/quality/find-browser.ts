import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall, findOnPath, installCommand } from '../stores/apt-install.ts';
import { step } from '../process/progress.ts';
import { StartRefused } from '../process/stop-with-message.ts';

const macBrowsers = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

function systemBrowser(): string | null {
  const onPath = findOnPath('google-chrome', 'google-chrome-stable', 'chrome', 'chromium', 'chromium-browser');
  return onPath ?? macBrowsers.find((path) => existsSync(path)) ?? null;
}

/** The variables by which Playwright chooses its browser: none for its own, BROWSER_PATH for the system's. Installs Debian's Chromium when root. */
export async function findBrowser(): Promise<{ BROWSER_PATH?: string }> {
  if (process.env.BROWSER_PATH) return { BROWSER_PATH: process.env.BROWSER_PATH };
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return {};
  const there = systemBrowser();
  if (there) return { BROWSER_PATH: there };
  const command = installCommand({ brew: '--cask chromium', apt: 'chromium', dnf: 'chromium', pacman: 'chromium' });
  const hint = `No Chromium on this machine for the browser tests. Install it with: ${command}`;
  if (!canAptInstall()) throw new StartRefused(hint);
  const problem = await step("No browser was on this machine: installed Debian's chromium", () => aptInstall('chromium'));
  const installed = systemBrowser();
  if (problem !== null || !installed) throw new StartRefused(`${hint} (apt-get said: ${problem ?? 'nothing'})`);
  return { BROWSER_PATH: installed };
}
