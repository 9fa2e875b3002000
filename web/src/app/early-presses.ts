declare global {
  interface Window {
    /**
     * Of public/early-presses.js, which the page has inline and runs before any module: a pressed button shows it at once, and acts when
     * React listens. Links and the buttons of forms work without scripts, so they are left alone.
     */
    takeEarlyPresses?: () => HTMLButtonElement[];
  }
}

/** Ends the keeping; what was pressed before React listens, in order, each button once however often somebody tried. */
export function takeEarlyPresses(): HTMLButtonElement[] {
  return window.takeEarlyPresses?.() ?? [];
}

/** What the buttons were pressed for, and the end of their mark. */
export function replay(pressed: HTMLButtonElement[]): void {
  for (const button of pressed.splice(0)) {
    delete button.dataset['pressed'];
    button.click();
  }
}
