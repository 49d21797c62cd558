type Size = Pick<DOMRect, 'width' | 'height'>;

/** In CSS pixels: the gap between tooltip and element, and the distance from the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Centres a tooltip below its element (above it, if there is no room below), within the width of the window. */
export function placeTooltip(
  anchor: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  tooltip: Size,
  view: Size,
): { left: number; top: number } {
  const centred = anchor.left + (anchor.width - tooltip.width) / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - EDGE - tooltip.width));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - tooltip.height;
  const top = below + tooltip.height + EDGE > view.height && above >= EDGE ? above : below;
  return { left: Math.round(left), top: Math.round(top) };
}

/** The interval is given by the specification, section 9. */
export const SCROLL_THROTTLE_MS = 20;

/** The delay before the tooltip hides, so that the pointer can cross the gap to it (WCAG 1.4.13, "hoverable"). */
export const LEAVE_MS = 200;

/**
 * Shows the `data-tooltip` of the element that is under the pointer or has keyboard focus, until it loses both or
 * Escape is pressed (WCAG 1.4.13).
 * @param element has `popover="manual"` and `hidden`; browsers without popovers use `hidden` alone
 * @returns a function that removes the listeners
 */
export function attachTooltips(element: HTMLElement): () => void {
  let anchor: HTMLElement | null = null;
  /** The element over which the pointer last moved. Scrolling an element under a resting pointer does not count. */
  let pointed: HTMLElement | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let following: ReturnType<typeof setTimeout> | undefined;

  const isOpen = (): boolean => typeof element.showPopover === 'function' && element.matches(':popover-open');
  const hide = (): void => {
    clearTimeout(leaving);
    anchor = null;
    if (isOpen()) element.hidePopover();
    element.hidden = true;
  };
  const place = (): void => {
    following = undefined;
    if (!anchor?.isConnected) return hide();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = element.getBoundingClientRect();
    const { left, top } = placeTooltip(anchor.getBoundingClientRect(), size, view);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  };
  const show = (next: HTMLElement): void => {
    clearTimeout(leaving);
    anchor = next;
    element.textContent = next.dataset.tooltip ?? '';
    element.hidden = false;
    if (element.isConnected && !isOpen()) element.showPopover?.();
    place();
  };
  const leave = (): void => {
    clearTimeout(leaving);
    if (anchor) leaving = setTimeout(hide, LEAVE_MS);
  };
  const point = (over: HTMLElement | null): void => {
    if (over === pointed) return;
    pointed = over;
    if (over === element) clearTimeout(leaving);
    else if (over) show(over);
    else if (anchor !== findFocusedAnchor()) leave();
  };
  const onPointerMove = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') point(target === element ? element : findAnchor(target));
  };
  const onFocusIn = (): void => {
    const focused = findFocusedAnchor();
    if (focused) show(focused);
  };
  const follow = (): void => {
    if (anchor) following ??= setTimeout(place, SCROLL_THROTTLE_MS);
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('pointermove', onPointerMove, { signal, passive: true });
  document.documentElement.addEventListener('pointerleave', () => point(null), { signal });
  document.addEventListener('click', hide, { signal, capture: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', () => anchor?.matches(':hover') || leave(), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  // `scroll` does not bubble. Capture it, to notice the scrolling of inner lists too.
  document.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  window.addEventListener('resize', hide, { signal });
  return () => {
    ended.abort();
    hide();
  };
}

const findAnchor = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The element with keyboard focus; `:focus-visible` does not match after a click. */
function findFocusedAnchor(): HTMLElement | null {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') ? findAnchor(focused) : null;
}
