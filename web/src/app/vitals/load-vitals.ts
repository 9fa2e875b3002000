/** By then the page is there and stands still; the browser keeps the figures of what went before. */
const AFTER_LOAD_MS = 5_000;

/** Safari has no idle callback. */
const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
};

async function load(route: string) {
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals(route);
}

/** Gets the code that measures once the page has nothing else to do: a figure about the page must not make it slower. */
export function loadVitals(route: string) {
  // Without it nothing is missing for the visitor.
  const begin = () => setTimeout(() => whenIdle(() => void load(route).catch(() => {})), AFTER_LOAD_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
