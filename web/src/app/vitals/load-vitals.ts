/** Code that arrives while a page settles makes it slower, so it waits for a visitor who stays, or for what follows their first deed. */
const STAYED_MS = 20_000;
const AFTER_DEED_MS = 2_000;
const DEEDS = ['pointerdown', 'keydown'];

/** Safari has no idle callback. */
function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}

async function load(route: string) {
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals(route);
}

/** Gets the code that measures, once; the browser keeps the figures of what went before. */
export function loadVitals(route: string) {
  // Without it nothing is missing for the visitor.
  function begin() {
    return whenIdle(() => void load(route).catch(() => {}));
  }
  const over = new AbortController();
  function once(waitMs: number) {
    return () => {
      over.abort();
      clearTimeout(stayed);
      setTimeout(begin, waitMs);
    };
  }
  const stayed = setTimeout(once(0), STAYED_MS);
  for (const deed of DEEDS) addEventListener(deed, once(AFTER_DEED_MS), { signal: over.signal, passive: true });
}
