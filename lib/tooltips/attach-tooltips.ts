import { createBubble } from './create-bubble';

/** How long a finger rests before the tooltip shows, and how long it stays after the finger has gone. */
export const HOLD_MS = 500;
export const LINGER_MS = 1500;
/** Enough for the pointer to cross the gap to the tooltip, over which it may rest (WCAG 1.4.13, "hoverable"). */
export const LEAVE_MS = 200;

/**
 * Shows the text of `data-tooltip` in one bubble for whatever the pointer is over, the keyboard focus is on, or a
 * finger rests on. Escape closes it; otherwise it stays as long as pointer or focus do (WCAG 1.4.13).
 * @param element see `createBubble`
 * @returns a function that ends it
 */
export function attachTooltips(element: HTMLElement): () => void {
  const bubble = createBubble(element);
  let holding: ReturnType<typeof setTimeout> | undefined;
  // A finger that has called up the tooltip must not press the button too.
  let swallowClick = false;
  let rests = '';

  const leave = (): void => {
    if (bubble.anchor()) bubble.hideAfter(LEAVE_MS);
  };
  const onPointerMove = (event: PointerEvent): void => {
    rests = placeOf(event);
  };
  const onPointerOver = (event: PointerEvent): void => {
    const { target, pointerType } = event;
    // Whatever is scrolled under a pointer that rests was not pointed at: the keyboard may have its tooltip elsewhere.
    if (pointerType === 'touch' || placeOf(event) === rests) return;
    const anchor = findAnchor(target);
    if (anchor) bubble.show(anchor);
    else if (target === element) bubble.stay();
    else if (bubble.anchor() !== findFocusedAnchor()) leave();
  };
  const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
    clearTimeout(holding);
    swallowClick = false;
    const anchor = findAnchor(target);
    if (pointerType !== 'touch' || !anchor) return target === element ? undefined : bubble.hide();
    holding = setTimeout(() => {
      swallowClick = true;
      bubble.show(anchor);
    }, HOLD_MS);
  };
  const onPointerEnd = ({ pointerType }: PointerEvent): void => {
    clearTimeout(holding);
    if (pointerType === 'touch' && bubble.anchor()) bubble.hideAfter(LINGER_MS);
  };
  const onClick = (event: MouseEvent): void => {
    if (!swallowClick) return bubble.hide();
    swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusIn = (): void => {
    const anchor = findFocusedAnchor();
    if (anchor) bubble.show(anchor);
  };
  const onFocusOut = (): void => {
    if (!bubble.anchor()?.matches(':hover')) leave();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') bubble.hide();
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('pointermove', onPointerMove, { signal, passive: true });
  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  document.addEventListener('pointerup', onPointerEnd, { signal });
  document.addEventListener('pointercancel', onPointerEnd, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  // Scrolling does not bubble: an inner list is heard only on the way down.
  document.addEventListener('scroll', bubble.follow, { signal, capture: true, passive: true });
  window.addEventListener('resize', bubble.hide, { signal });
  return () => {
    ended.abort();
    clearTimeout(holding);
    bubble.hide();
  };
}

/** Where a pointer is in the window. */
function placeOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX} ${clientY}`;
}

function findAnchor(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/** What the keyboard focus is on, if it has a tooltip; a click focuses too, but asks for nothing. */
function findFocusedAnchor(): HTMLElement | null {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') ? findAnchor(focused) : null;
}
