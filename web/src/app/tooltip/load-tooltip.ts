async function load(event: Event) {
  const { watchTooltips } = await import('./tooltip.ts');
  watchTooltips(event);
}

/** Gets the code with the first mouse or key that comes to the page: a phone never needs it, and a page settles without it. */
export function loadTooltip() {
  const over = new AbortController();
  function begin(event: Event) {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    over.abort();
    // Without it nothing is missing but the words, which a screen reader has all the same.
    void load(event).catch(() => {});
  }
  for (const name of ['pointerover', 'focusin']) addEventListener(name, begin, { signal: over.signal, passive: true });
}
