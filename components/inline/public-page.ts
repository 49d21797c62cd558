/* The script at the end of a public page. Deferred styles and most islands load after the visitor's first action. */
import { pressByDragging, restWhenReached, stopBanner } from './banner';
import { followPhotos, hydrate, keepClicks, listen } from './early-presses';

/** lib/build/page-scripts.ts inserts the value. `moving` means that an island moves on its own. */
declare const PAGE: 'plain' | 'script' | 'islands' | 'moving';
declare const SCRIPTS: readonly [string];

/** Events that show a visitor's action. `pointermove` is not among them: Chromium fires it after the first layout. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'scroll'];

const atFirstSigns = (act: () => void): void => {
  for (const sign of SIGNS)
    // Scrolling a carousel does not count: only the document's scroll events bubble.
    addEventListener(sign, act, { once: true, capture: sign !== 'scroll' });
};

/** Applies the deferred styles. Changes `media` only if needed: a change makes the browser match all styles again. */
const applyLaterSheet = (): void => {
  const link = document.querySelector<HTMLLinkElement>('body>link[media]');
  if (link && !matchMedia(link.media).matches) link.media = 'all';
};

/** Removes buttons that need the missing script, except Pause: focusing it, or pointing at it, stops the banner. */
const doWithoutScript = (): void => {
  followPhotos();
  if (PAGE === 'moving')
    document.querySelectorAll('.carousel-controls>:not(.pause-button)').forEach((each) => each.remove());
};

let isFetched = false;
const fetchIslands = (): void => {
  if (isFetched) return;
  isFetched = true;
  const script = import(SCRIPTS[0]);
  const readyToHydrate = PAGE === 'moving' ? script.then(stopBanner).then(() => script) : script;
  void hydrate(readyToHydrate, (isMissing) => isMissing && doWithoutScript());
};

/** Fetches the script when a carousel that CSS does not rotate comes into view (specification, section 4). */
const fetchWhenInView = (): void => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    (self.requestIdleCallback || setTimeout)(fetchIslands);
  });
  const cssMoves = matchMedia('(scripting:enabled)').matches;
  document.querySelectorAll('[data-props*=interval]').forEach((island) => {
    if (!cssMoves || !island.querySelector('[data-early]')) observer.observe(island);
  });
};

/**
 * Closes a popover when the focus leaves it and its button: it would cover the focused element (WCAG 2.4.11). Ignores
 * the menu's panel, which keeps the focus, and clicks beside a link, which focus an ancestor.
 */
const closeLeftPopover = (event: FocusEvent): void => {
  const next = event.relatedTarget as HTMLButtonElement | null;
  const left = (event.target as Element).closest<HTMLElement>('.submenu,.chat');
  if (left && next && !left.contains(next) && !next.contains(left) && next.popoverTargetElement !== left)
    left.togglePopover?.(false);
};

// Back and Reload restore a scroll position in pixels, which estimated heights (app/styles/unseen.css) would shift.
if (performance.navigation?.type) document.documentElement.style.setProperty('--unseen', 'visible');
atFirstSigns(applyLaterSheet);
listen('focusout', closeLeftPopover);
if (PAGE === 'script') void import(SCRIPTS[0]);
if (PAGE === 'islands' || PAGE === 'moving') {
  keepClicks();
  atFirstSigns(fetchIslands);
  // If the address has a fragment, the page might have scrolled before these listeners were added.
  addEventListener('load', () => scrollY && fetchIslands());
}
if (PAGE === 'moving') {
  restWhenReached(fetchIslands);
  pressByDragging();
  addEventListener('load', fetchWhenInView);
}
