/** Ends the keeping; what was pressed, in order, each button once however often somebody tried. */
export type TakeEarlyPresses = () => HTMLButtonElement[];

/**
 * Remembers which buttons are pressed before React listens: a page that the server has drawn looks ready before it is.
 * Links and the buttons of forms work without scripts, so they are left alone.
 */
export function keepEarlyPresses(): TakeEarlyPresses {
  const pressed = new Set<HTMLButtonElement>();
  function keep({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button') return;
    pressed.delete(button);
    pressed.add(button);
  }
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    return [...pressed];
  };
}
