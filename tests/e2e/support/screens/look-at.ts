import type { Page } from '@playwright/test';
import { auditPage } from '../audit-page.ts';
import { comparePicture } from '../compare-picture.ts';
import { expect, test } from './screen-test.ts';
import type { Screen } from './screen.ts';

export const PHONE = { width: 390, height: 844 };
/** 640 is 1280 at a zoom of 200 %, 320 the same at 400 %. The phone is last, so that the page keeps its size for the second audit. */
const WIDTHS = [320, 360, 640, 768, 1024, 1440, PHONE.width];

/** What reaches out of the page to the side; nothing may, or a phone scrolls sideways. */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  // A row of cards is pushed along by itself; what stands in it can be reached.
  function isInRow(element: Element): boolean {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const { left, right } = parent.getBoundingClientRect();
      if (getComputedStyle(parent).overflowX === 'auto' && left >= 0 && right <= clientWidth) return true;
    }
    return false;
  }
  // A clipped overflow moves no scrollbar, but a control that is cut off cannot be read.
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, h1, h2, h3')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1 && (right > clientWidth + 1 || left < -1) && !isInRow(element);
  });
  const wide = scrollWidth > clientWidth ? [`page: ${scrollWidth} px wide`] : [];
  return [...wide, ...controls.map((element) => `${element.tagName}: ${element.textContent.trim().slice(0, 40)}`)];
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...PHONE, width });
    await expect.poll(() => page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
  }
}

/** One test for each screen. */
export function lookAt(screens: readonly Screen[]): void {
  for (const { name, open, allow, signedInAs } of screens) {
    test(`${name} is accessible at both sizes, overflows at none and looks as it did`, async ({
      page,
      customer,
      admin,
      email,
      baseURL,
      sandboxUrl,
      watch,
    }) => {
      if (allow) watch.allow(allow);
      if (signedInAs) await page.context().addCookies({ customer, admin }[signedInAs]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await open({ page, email, baseURL: baseURL ?? '', sandboxUrl });
      await auditPage(page);
      await comparePicture(page, name);
      await expectNoOverflow(page);
      await comparePicture(page, name);
      // The fixture audits the page, at the size of the phone.
    });
  }
}
