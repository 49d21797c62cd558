type Size = Pick<DOMRect, 'width' | 'height'>;

/** Between a tooltip and what it explains, and between it and the edge of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

/**
 * Where a tooltip goes: centred below what it explains; above it where there is no room below; never out of the
 * window sideways. In CSS pixels from the top left corner of the window.
 */
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

/** How long a finger rests before the tooltip shows, and how long it stays after the finger has gone. */
export const HOLD_MS = 500;
export const LINGER_MS = 1500;
/** Enough for the pointer to cross the gap to the tooltip, over which it may rest (WCAG 1.4.13, "hoverable"). */
export const LEAVE_MS = 200;

/**
 * Shows the text of `data-tooltip` in one bubble for whatever the pointer is over, the keyboard focus is on, or a
 * finger rests on. Escape closes it; otherwise it stays as long as pointer or focus do (WCAG 1.4.13).
 * @param element has `popover="manual"` and `hidden`; a browser without popovers shows it by `hidden` alone
 * @returns a function that ends it
 */
export function attachTooltips(element: HTMLElement): () => void {
  /** What the tooltip explains now, if it shows. */
  let anchor: HTMLElement | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let following: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  // A finger that has called up the tooltip must not press the button too.
  let swallowClick = false;
  let rests = '';

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
    const { left, top } = placeTooltip(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
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
  const hideAfter = (ms: number): void => {
    clearTimeout(leaving);
    if (anchor) leaving = setTimeout(hide, ms);
  };
  const onPointerOver = (event: PointerEvent): void => {
    // Whatever is scrolled under a pointer that rests was not pointed at: the keyboard may have its tooltip elsewhere.
    if (event.pointerType === 'touch' || placeOf(event) === rests) return;
    const over = findAnchor(event.target);
    if (over) show(over);
    else if (event.target === element) clearTimeout(leaving);
    else if (anchor !== findFocusedAnchor()) hideAfter(LEAVE_MS);
  };
  const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
    clearTimeout(holding);
    swallowClick = false;
    const under = findAnchor(target);
    if (pointerType !== 'touch' || !under) return target === element ? undefined : hide();
    holding = setTimeout(() => {
      swallowClick = true;
      show(under);
    }, HOLD_MS);
  };
  const onPointerEnd = ({ pointerType }: PointerEvent): void => {
    clearTimeout(holding);
    if (pointerType === 'touch') hideAfter(LINGER_MS);
  };
  const onClick = (event: MouseEvent): void => {
    if (!swallowClick) return hide();
    swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusIn = (): void => {
    const focused = findFocusedAnchor();
    if (focused) show(focused);
  };
  const onFocusOut = (): void => {
    if (!anchor?.matches(':hover')) hideAfter(LEAVE_MS);
  };
  const follow = (): void => {
    if (anchor) following ??= setTimeout(place, SCROLL_THROTTLE_MS);
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('pointermove', (event) => (rests = placeOf(event)), { signal, passive: true });
  document.addEventListener('pointerover', onPointerOver, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  document.addEventListener('pointerup', onPointerEnd, { signal });
  document.addEventListener('pointercancel', onPointerEnd, { signal });
  document.documentElement.addEventListener('pointerleave', () => hideAfter(LEAVE_MS), { signal });
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  // Scrolling does not bubble: an inner list is heard only on the way down.
  document.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  window.addEventListener('resize', hide, { signal });
  return () => {
    ended.abort();
    clearTimeout(holding);
    hide();
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
