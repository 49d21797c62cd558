import { placeTooltip } from './place-tooltip';

/** While the page is scrolled, a tooltip follows at most this often (specification, section 9). */
export const SCROLL_THROTTLE_MS = 20;

export interface Bubble {
  /** What the tooltip explains now, if it shows. */
  anchor: () => HTMLElement | null;
  show: (anchor: HTMLElement) => void;
  hide: () => void;
  hideAfter: (ms: number) => void;
  /** Keeps it from being hidden after a while. */
  stay: () => void;
  /** Puts it beside its anchor again, throttled. */
  follow: () => void;
}

/** @param element has `popover="manual"` and `hidden`; a browser without popovers shows it by `hidden` alone */
export function createBubble(element: HTMLElement): Bubble {
  let anchor: HTMLElement | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let following: ReturnType<typeof setTimeout> | undefined;

  const stay = (): void => clearTimeout(leaving);
  const hide = (): void => {
    stay();
    clearTimeout(following);
    following = undefined;
    anchor = null;
    if (isOpen(element)) element.hidePopover();
    element.hidden = true;
  };
  const place = (): void => {
    if (!anchor?.isConnected) return hide();
    const { left, top } = placeTooltip(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  };
  return {
    anchor: () => anchor,
    show(next) {
      stay();
      anchor = next;
      element.textContent = next.dataset.tooltip ?? '';
      element.hidden = false;
      if (element.isConnected && !isOpen(element)) element.showPopover?.();
      place();
    },
    hide,
    hideAfter(ms) {
      stay();
      leaving = setTimeout(hide, ms);
    },
    stay,
    follow() {
      if (!anchor) return;
      following ??= setTimeout(() => {
        following = undefined;
        place();
      }, SCROLL_THROTTLE_MS);
    },
  };
}

function isOpen(element: HTMLElement): boolean {
  return typeof element.showPopover === 'function' && element.matches(':popover-open');
}
