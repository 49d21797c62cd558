type Size = Pick<DOMRect, 'width' | 'height'>;

/** Between a tooltip and what it explains, and between it and the edge of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

/** Where a tooltip goes: centred below what it explains, above it where there is no room below; never out of the window sideways. */
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

/** While the page is scrolled, a tooltip follows at most this often (specification, section 9). */
export const SCROLL_THROTTLE_MS = 20;

/** Enough for the pointer to cross the gap to the tooltip, over which it may rest (WCAG 1.4.13, "hoverable"). */
export const LEAVE_MS = 200;

/**
 * Shows the text of `data-tooltip` in one bubble for what the pointer is over or the keyboard focus is on, for as long as they
 * are, or until Escape (WCAG 1.4.13). @returns a function that ends it
 * @param element has `popover="manual"` and `hidden`; a browser without popovers shows it by `hidden` alone
 */
export function attachTooltips(element: HTMLElement): () => void {
  /** What the tooltip explains now, if it shows. */
  let anchor: HTMLElement | null = null;
  /** What the pointer was moved over last: whatever is scrolled under one that rests was not pointed at. */
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
    const [over, own] = [anchor, element].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    const { left, top } = placeTooltip(over, own, view);
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
  // Scrolling does not bubble: an inner list is heard only on the way down.
  document.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  window.addEventListener('resize', hide, { signal });
  return () => {
    ended.abort();
    hide();
  };
}

const findAnchor = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** What the keyboard focus is on, if it has a tooltip; a click focuses too, but asks for nothing. */
function findFocusedAnchor(): HTMLElement | null {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') ? findAnchor(focused) : null;
}
