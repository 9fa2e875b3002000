import type { Page } from '@playwright/test';
import { auditPage } from '../support/audit-page.ts';
import { screens } from '../support/screens/screens.ts';
import { expect, test } from '../support/screens/screen-test.ts';
import { comparePicture } from '../support/compare-picture.ts';

/** 640 is a desktop at 200 % zoom, 320 at 400 %. */
const WIDTHS = [320, 360, 390, 640, 768, 1024, 1440];

/** Elements that extend beyond the page's sides. There must be none, or a phone scrolls sideways. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  // A row of cards scrolls by itself, so its content can be reached.
  function isInRow(element: Element): boolean {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { left, right } = parent.getBoundingClientRect();
      if (getComputedStyle(parent).overflowX === 'auto' && left >= 0 && right <= clientWidth) return true;
    }
    return false;
  }
  // A clipped overflow adds no scrollbar, but a control that is cut off cannot be read.
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, h1, h2, h3')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1 && (right > clientWidth + 1 || left < -1) && !isInRow(element);
  });
  const wide = scrollWidth > clientWidth ? [`page: ${scrollWidth} px wide`] : [];
  return [...wide, ...controls.map((element) => `${element.tagName}: ${element.textContent.trim().slice(0, 40)}`)];
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
  }
}

for (const { name, open, allow, signedInAs } of screens) {
  test(`${name} is accessible at both sizes, has no overflow at any width and matches its pictures`, async ({
    page,
    customer,
    admin,
    email,
    baseURL,
    sandboxUrl,
    watch,
  }) => {
    if (allow) watch.allow(allow);
    if (signedInAs) await page.context().setStorageState({ customer, admin }[signedInAs]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open({ page, email, baseURL: baseURL ?? '', sandboxUrl });
    await auditPage(page);
    await comparePicture(page, name);
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 390, height: 844 }); // The fixture audits this size.
    await comparePicture(page, name);
  });
}

test('the menu on a phone is accessible and fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'MENU' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await auditPage(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
  }
});
