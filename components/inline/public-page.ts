/* Ends a public page. The later style sheet and most islands wait for the visitor's first action. */
import { pressByDragging, restWhenReached, stopBanner } from './banner';
import { followPhotos, hydrate, keepClicks } from './early-presses';

/** Inserted by lib/build/loader.ts. `moving`: an island moves by itself. */
declare const PAGE: 'plain' | 'script' | 'islands' | 'moving';
declare const SCRIPTS: readonly [string];

/** Not `pointermove`: Chromium sends one after the first layout. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'scroll'];

/** Calls back once for each kind of sign. */
const atFirstSigns = (act: () => void): void => {
  for (const sign of SIGNS)
    // Only the document's scroll event bubbles: scrolling a carousel is not a sign.
    addEventListener(sign, act, { once: true, capture: sign !== 'scroll' });
};

/** Changing `media` needlessly would make the browser match all styles again. */
const applyLaterSheet = (): void => {
  const link = document.querySelector<HTMLLinkElement>('body>link[media]');
  if (link && !matchMedia(link.media).matches) link.media = 'all';
};

/** Removes the buttons that need the missing script. Pause stays: the banner stops when pointer or focus reaches it. */
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

/**
 * Carousels must rotate without a visitor (specification, section 4), so their script loads when they are in view.
 * Those moved by CSS can wait, if the browser supports `scripting`. Safari has no idle callback.
 */
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

// Back and Reload restore a number of pixels, which estimated heights (app/styles/unseen.css) would shift.
if (performance.navigation?.type) document.documentElement.style.setProperty('--unseen', 'visible');
atFirstSigns(applyLaterSheet);
if (PAGE === 'script') void import(SCRIPTS[0]);
if (PAGE === 'islands' || PAGE === 'moving') {
  keepClicks();
  atFirstSigns(fetchIslands);
  // A page opened at a fragment scrolls before listeners exist.
  addEventListener('load', () => scrollY && fetchIslands());
}
if (PAGE === 'moving') {
  restWhenReached(fetchIslands);
  pressByDragging();
  addEventListener('load', fetchWhenInView);
}
