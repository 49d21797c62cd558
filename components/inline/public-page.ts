/*
 * The inline script that ends a public page. What nobody needs before acting waits for the first sign of a visitor: the
 * style sheet of what is opened, and the islands.
 */
import { pressByDragging, restWhenReached, stopBanner } from './banner';
import { followPhotos, hydrate, keepClicks } from './early-presses';

/** lib/build/loader.ts puts these in: what the page has (`moving`: an island that moves by itself), and its script. */
declare const PAGE: 'plain' | 'islands' | 'moving';
declare const SCRIPTS: readonly [string];

/** A pointer that moves is none: Chromium sends one after the first layout. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'scroll'];

/** Calls back at the first sign of each kind that a visitor gives. */
const atFirstSigns = (act: () => void): void => {
  for (const sign of SIGNS)
    // A carousel that scrolls is no sign: only the scroll event of the document bubbles.
    addEventListener(sign, act, { once: true, capture: sign !== 'scroll' });
};

/** Where it applies already, a change of the link would only make the browser match all styles again. */
const applyLaterSheet = (): void => {
  const link = document.querySelector<HTMLLinkElement>('body>link[media]');
  if (link && !matchMedia(link.media).matches) link.media = 'all';
};

/** Buttons that could do nothing leave the page. Pause stays: the slides stop when a pointer or the focus comes to it. */
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
 * What moves by itself waits for no visitor (specification, section 4): its island comes when it is in view. What CSS moves
 * can wait; where the browser does not tell whether there is script, CSS moves nothing. Safari has no idle callback.
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

// Back and Reload scroll to a number of pixels, which estimated heights (app/styles/unseen.css) would put elsewhere.
if (performance.navigation?.type) document.documentElement.style.setProperty('--unseen', 'visible');
atFirstSigns(applyLaterSheet);
if (PAGE !== 'plain') {
  keepClicks();
  atFirstSigns(fetchIslands);
  // A page that opens at a place further down is scrolled before anybody listens.
  addEventListener('load', () => scrollY && fetchIslands());
}
if (PAGE === 'moving') {
  restWhenReached(fetchIslands);
  pressByDragging();
  addEventListener('load', fetchWhenInView);
}
