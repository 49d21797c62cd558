/** lib/build/page-scripts.ts inserts the value. */
declare const PAGE: 'islands' | 'moving' | 'login' | 'dashboard';

/** Adds a listener for the capture phase, which comes before the page's own listeners. */
export const listen = <T extends keyof WindowEventMap>(
  type: T,
  act: (event: WindowEventMap[T]) => void,
): void => addEventListener(type, act, true);

type Pressed = HTMLElement & { href?: string; type?: string; disabled?: boolean };

let presses: Pressed[] = [];
let tries = 0;
let hasScript = false;

/** True once the pressed element works. Carousels are ready after hydration (components/islands/hydrate-islands.ts). */
const isLive = (pressed: Pressed): unknown =>
  PAGE === 'moving' && pressed.closest('.carousel')
    ? pressed.closest('[data-ready]')
    : pressed.closest<HTMLElement & { settled?: true }>('[data-island]')?.settled;

/** Replays presses in order, each when its island is ready. Presses expire, because a failed island is never ready. */
const pressAgain = (): void => {
  const pressed = presses[0];
  if (!pressed) return;
  const answers = isLive(pressed) && !pressed.disabled;
  if (answers || tries++ > (pressed.disabled ? 100 : 250)) {
    presses.shift();
    tries = 0;
    if (answers) pressed.click();
    pressAgain();
  } else setTimeout(pressAgain, 20);
};

/** Keeps a press for later. Of several pressed photos, only the last counts. */
export const keepPress = (pressed: Pressed): void => {
  if (isLive(pressed)) return;
  if (pressed.href) presses = [];
  presses.push(pressed);
  tries = 0;
  if (hasScript) pressAgain();
};

export const forgetSubmits = (): void => {
  presses = presses.filter(({ type }) => type !== 'submit');
};

let kept = '[data-photo],[data-island] button';

const keepClick = (event: MouseEvent): void => {
  const pressed = (event.target as Element).closest<Pressed>(kept);
  // With a modifier key, a click opens a new tab or downloads the file.
  const asksForMore = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!pressed || isLive(pressed) || asksForMore) return;
  event.preventDefault();
  event.stopPropagation();
  keepPress(pressed);
};

export const keepClicks = (): void => listen('click', keepClick);

/** Called when the script fails: follows the link of the pressed photo. */
export const followPhotos = (): void => {
  kept = '[data-island] button';
  const address = presses[0]?.href;
  if (!address) return;
  presses = [];
  location.href = address;
};

/** After this many milliseconds, the script counts as missing. */
const LATE = 6000;

/** Hydrates the islands, then replays presses. `tell` reports a late or failed script (specification, section 8). */
export const hydrate = async (
  script: Promise<{ hydrate: () => Promise<unknown> }>,
  tell: (isMissing: boolean) => void,
): Promise<void> => {
  const timer = setTimeout(tell, LATE, true);
  try {
    await (await script).hydrate();
  } catch (error) {
    console.error(error);
    return tell(true);
  }
  clearTimeout(timer);
  tell(false);
  hasScript = true;
  pressAgain();
};
