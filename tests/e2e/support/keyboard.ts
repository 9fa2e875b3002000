import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen of the shop has. */
const MOST_STOPS = 120;

type Stop = { name: string; isMarked: boolean; isInView: boolean; coveredBy: string | null };

/** What a sighted keyboard user sees of the focus: a ring around it, on the screen, with nothing in front of it. */
function describeFocus(): Stop {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return { name: 'nothing', isMarked: false, isInView: false, coveredBy: null };
  function hasRing(element: Element | null): boolean {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  }
  const { left, top, width, height } = focused.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
  const isOwn =
    middle === null || focused.contains(middle) || middle.contains(focused) || middle.closest('label')?.contains(focused) === true;
  return {
    name: `${focused.tagName.toLowerCase()} "${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}"`,
    // A radio is drawn by the label's face behind it.
    isMarked: hasRing(focused) || (focused instanceof HTMLInputElement && focused.type === 'radio' && hasRing(focused.nextElementSibling)),
    isInView: top < innerHeight && top + height > 0 && left >= -1 && left + width <= innerWidth + 1,
    coveredBy: isOwn ? null : (middle?.outerHTML.slice(0, 80) ?? null),
  };
}

/** Fails unless the focus can be seen where it is. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect(async () => {
    const { name, ...seen } = await page.evaluate(describeFocus);
    expect(seen, `focus on ${name}`).toEqual({ isMarked: true, isInView: true, coveredBy: null });
  }).toPass({ timeout: 2_000 }); // Scrolling to the focus may be smooth.
}

/** Presses Tab (or Shift+Tab) until the focus is there; every stop on the way has to show. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    // Behind the last stop of a page or dialog comes the browser's own bar.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} did not reach ${String(target)} in ${MOST_STOPS} stops`);
}

/** Tab to the control, then a key on it. */
export async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tab to the field, then type. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
