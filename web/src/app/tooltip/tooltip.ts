import styles from './tooltip.module.css';

/** Specification, section 9: tooltip delay. */
const DELAY_MS = 700;
/** Between the tooltip and the edge of the screen. */
const EDGE_PX = 8;

/** What a pointer can press. */
const PRESSABLE = 'a, button, input, label, select, summary, textarea';

/** The control under the pointer or the focus, if it is an icon without words. */
function loneIcon(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('[data-app] :is(button, a)[aria-label]') : null;
  return control && !/\p{L}/u.test(control.textContent) ? control : null;
}

function isInside(target: EventTarget | null, element: Element | null): boolean {
  return target instanceof Node && element !== null && element.contains(target);
}

/** Shows the accessible name of an icon that stands alone, after a delay, until the pointer or the focus leaves or a key is pressed. */
export function watchTooltips(first: Event) {
  const tip = document.createElement('div');
  tip.className = styles.tooltip ?? '';
  tip.popover = 'manual'; // The top layer: an open dialog is there too.
  tip.ariaHidden = 'true'; // The control's own name says the same.
  tip.append(document.createElement('span'));
  document.body.append(tip);
  let control: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide() {
    clearTimeout(timer);
    control = null;
    tip.hidePopover();
  }

  function show() {
    // The code may have arrived after the pointer had left.
    if (!control?.matches(':hover, :focus-visible')) return;
    // All that is outside an open dialog is inert, and the pointer could not go over to the words.
    (control.closest(':modal') ?? document.body).append(tip);
    tip.firstElementChild!.textContent = control.ariaLabel;
    tip.showPopover();
    const at = control.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.min(at.left + (at.width - width) / 2, innerWidth - width - EDGE_PX);
    tip.style.left = `${Math.round(Math.max(EDGE_PX, left))}px`;
    tip.style.top = `${Math.round(at.top >= height ? at.top - height : at.bottom)}px`;
  }

  function arrive({ target }: Event) {
    const next = loneIcon(target);
    if (next === null || next === control) return;
    hide();
    control = next;
    timer = setTimeout(show, DELAY_MS);
  }

  /** WCAG 1.4.13: the pointer may go over to the words. */
  function isOnEither(target: EventTarget | null): boolean {
    return isInside(target, control) || isInside(target, tip);
  }

  function leave({ target, relatedTarget }: MouseEvent | FocusEvent) {
    if (isOnEither(target) && !isOnEither(relatedTarget)) hide();
  }

  /** In a list the words lie over the controls of the row above. */
  function giveWay({ clientX, clientY }: PointerEvent) {
    const beneath = document.elementsFromPoint(clientX, clientY).find((element) => !tip.contains(element));
    if (beneath?.closest(PRESSABLE)) hide();
  }

  /** Before it is shown, only the focus may have scrolled the page. */
  function hideShown() {
    if (tip.matches(':popover-open')) hide();
  }

  tip.addEventListener('pointermove', giveWay, { passive: true });
  addEventListener('pointerover', (event) => (event.pointerType === 'touch' ? undefined : arrive(event)), { passive: true });
  addEventListener('focusin', (event) => (isInside(event.target, document.querySelector(':focus-visible')) ? arrive(event) : undefined));
  addEventListener('pointerout', leave, { passive: true });
  addEventListener('focusout', leave);
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, hide, { capture: true, passive: true });
  addEventListener('scroll', hideShown, { capture: true, passive: true });
  arrive(first);
}
