import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall, findOnPath, installCommand } from '../stores/apt-install.ts';
import { step } from '../process/progress.ts';
import { StartRefused } from '../process/stop-with-message.ts';

const macBrowsers = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

function systemBrowser(): string | null {
  const onPath = findOnPath('google-chrome', 'google-chrome-stable', 'chrome', 'chromium', 'chromium-browser');
  return onPath ?? macBrowsers.find((path) => existsSync(path)) ?? null;
}

/** The variables by which Playwright chooses its browser: none for its own at `ownPath`, BROWSER_PATH for another; null without either. */
export function findInstalledBrowser(ownPath: string): { BROWSER_PATH?: string } | null {
  if (process.env.BROWSER_PATH) return { BROWSER_PATH: process.env.BROWSER_PATH };
  if (existsSync(ownPath)) return {};
  const path = systemBrowser();
  return path === null ? null : { BROWSER_PATH: path };
}

/** The same; installs Debian's Chromium when root. */
export async function findBrowser(): Promise<{ BROWSER_PATH?: string }> {
  const { chromium } = await import('@playwright/test');
  const there = findInstalledBrowser(chromium.executablePath());
  if (there) return there;
  const command = installCommand({ brew: '--cask chromium', apt: 'chromium', dnf: 'chromium', pacman: 'chromium' });
  const hint = `No Chromium on this machine for the browser tests. Install it with: ${command}`;
  if (!canAptInstall()) throw new StartRefused(hint);
  const problem = await step("No browser was on this machine: installed Debian's chromium", () => aptInstall('chromium'));
  const installed = systemBrowser();
  if (problem !== null || !installed) throw new StartRefused(`${hint} (apt-get said: ${problem ?? 'nothing'})`);
  return { BROWSER_PATH: installed };
}
