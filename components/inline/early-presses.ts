/** lib/build/loader.ts puts it in. */
declare const PAGE: 'islands' | 'moving' | 'login' | 'dashboard';

/** Hears an event before anything in the page does. */
export const listen = <T extends keyof WindowEventMap>(
  type: T,
  act: (event: WindowEventMap[T]) => void,
): void => addEventListener(type, act, true);

/** A link to a photo, or a button. */
type Pressed = HTMLElement & { href?: string; type?: string; disabled?: boolean };

/** What was pressed before its island was there. */
let presses: Pressed[] = [];
let tries = 0;
let hasScript = false;

/** A carousel cannot move yet when its island has hydrated (components/islands/hydrate-islands.ts). */
const isLive = (pressed: Pressed): unknown =>
  PAGE === 'moving' && pressed.closest('.carousel')
    ? pressed.closest('[data-ready]')
    : pressed.closest<HTMLElement & { settled?: true }>('[data-island]')?.settled;

/**
 * Repeats each press in order, as soon as its island answers. An island may come long after the script, since it hydrates
 * near the window. One that fails never answers: a press is forgotten after five seconds, on a disabled button after two.
 */
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

/** Keeps a press until its island answers. Of several photos the last one counts. */
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

/** What is kept when it is pressed. */
let kept = '[data-photo],[data-island] button';

const keepClick = (event: MouseEvent): void => {
  const pressed = (event.target as Element).closest<Pressed>(kept);
  // With these keys a visitor asks for a new tab or a download.
  const asksForMore = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!pressed || isLive(pressed) || asksForMore) return;
  event.preventDefault();
  event.stopPropagation();
  keepPress(pressed);
};

export const keepClicks = (): void => listen('click', keepClick);

/** Without the script a photo is a link like any other: one that was pressed is followed. */
export const followPhotos = (): void => {
  kept = '[data-island] button';
  const address = presses[0]?.href;
  if (!address) return;
  presses = [];
  location.href = address;
};

/** The script is late after this many milliseconds: the page does without it until it comes. */
const LATE = 6000;

/**
 * Hydrates the islands, then repeats what was pressed before.
 * @param script as it is fetched
 * @param tell whether the script is late or has failed; a failure is logged (specification, section 8)
 */
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
