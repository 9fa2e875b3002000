import axe from 'axe-core';
import { expect, type Frame, type Page } from '@playwright/test';

/** WCAG 2.2 AA and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings in parts that are not the shop's own: the rule, the element's markup, and why it stays. */
const KNOWN: readonly { rule: string; markup: RegExp; why: string }[] = [
  {
    rule: 'nested-interactive',
    markup: /^<li [^>]*class="graphiql-tab[ "]/,
    why: 'GraphiQL 5.4 gives the tab role to the item of a list, which holds the button that shows the tab and the one that closes it',
  },
];

type WithAxe = { axe?: typeof axe };

/** Brings running animations to their end, but endless ones: text that is fading in has another contrast. */
function finishAnimations() {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of running) animation.finish();
  return Promise.all(running.map(({ finished }) => finished.catch(() => {}))).then(() => {});
}

/** Of the frames, axe reads those of the page's own origin; the caught mail's runs no scripts. */
async function isReadable(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return true;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  const isForeign = /^https?:/.test(frame.url()) && new URL(frame.url()).origin !== new URL(frame.page().url()).origin;
  return !isForeign && (sandbox === null || sandbox.includes('allow-scripts'));
}

/** Compiling axe takes longer than running it, so a document gets it once. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await isReadable(frame))) return;
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(`${axe.source};0`);
}

function runAxe(options: axe.RunOptions): Promise<axe.Result[]> {
  return (globalThis as WithAxe).axe!.run(document, options).then(({ violations }) => violations);
}

function isKnown(id: string, html: string): boolean {
  return KNOWN.some(({ rule, markup }) => rule === id && markup.test(html));
}

/** Fails with one line for each rule that the page breaks, and where. */
export async function auditPage(page: Page): Promise<void> {
  // While the code of a page loads after a client-side navigation, the document has neither its title nor its heading yet.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(finishAnimations);
  for (const frame of page.frames()) await injectAxe(frame);
  const violations = await page.evaluate(runAxe, { runOnly: TAGS, resultTypes: ['violations' as const] });
  const found = violations
    .map(({ id, help, nodes }) => ({ id, help, places: nodes.map(({ html }) => html).filter((html) => !isKnown(id, html)) }))
    .filter(({ places }) => places.length > 0)
    .map(({ id, help, places }) => `${id}: ${help}\n  ${places.map((html) => html.slice(0, 160)).join('\n  ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
