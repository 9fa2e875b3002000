/** Safari has no idle callback; by then its page is there. */
const WITHOUT_IDLE_MS = 2_000;

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, WITHOUT_IDLE_MS);
};

async function load(route: string) {
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals(route);
}

/** Gets the code that measures once the page has nothing else to do: a figure about the page must not make it slower. */
export function loadVitals(route: string) {
  // Without it nothing is missing for the visitor.
  const begin = () => whenIdle(() => void load(route).catch(() => {}));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
