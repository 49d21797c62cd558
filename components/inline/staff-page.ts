/* The inline script that ends a page of the staff area. */
import { forgetSubmits, hydrate, keepClicks, keepPress, listen } from './early-presses';

/** lib/build/loader.ts puts these in; the first file hydrates the island. */
declare const PAGE: 'login' | 'dashboard';
declare const SCRIPTS: readonly string[];

/** Fetches the files in parallel. The page says when they are missing (components/staff/StaffPage.tsx). */
const fetchIsland = (): void => {
  const notice = document.querySelector<HTMLElement>('[data-script-failed]')!;
  const script = Promise.all(SCRIPTS.map((file) => import(file))).then(([bundle]) => bundle);
  void hydrate(script, (isMissing) => (notice.hidden = !isMissing));
};

/** Typing before the script is not slowed down by it. Safari has no idle callback. */
const fetchWhenIdle = (): void => {
  if ('requestIdleCallback' in self) requestIdleCallback(fetchIsland, { timeout: 2000 });
  else setTimeout(fetchIsland);
};

/** Once something has been painted; at once while the page is prerendered, and where the browser does not tell of paints. */
const afterPaint = (act: () => void): void => {
  const types = self.PerformanceObserver?.supportedEntryTypes;
  if ((document as { prerendering?: boolean }).prerendering || !types?.includes('paint')) return act();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
};

/**
 * Login is disabled before its script and hears no click: a press on it, or Enter in a field, is kept until somebody types
 * on. Another button of the mouse does not count, nor does a pointer that leaves the button or scrolls.
 */
const keepLogin = (): void => {
  let down: EventTarget | null;
  listen('pointerdown', ({ button, target }) => (down = button ? null : target));
  listen('pointerup', ({ clientX, clientY }) => {
    const pressed = document.elementFromPoint(clientX, clientY);
    if (pressed === down && pressed?.matches('[type=submit]:disabled')) keepPress(pressed as HTMLElement);
  });
  listen('keydown', ({ key, target }) => {
    const { form, type } = target as HTMLInputElement;
    if (key === 'Enter' && form && type !== 'button') keepPress(form.querySelector('[type=submit]')!);
  });
  listen('input', forgetSubmits);
};

/** A field that was left before the script came is touched (specification, section 5); StaffLogin.tsx reads the mark. */
const markLeftFields = (): void =>
  listen('focusout', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.name) field.dataset.left = '';
  });

keepClicks();
if (PAGE === 'login') {
  keepLogin();
  markLeftFields();
}
afterPaint(PAGE === 'login' ? fetchWhenIdle : fetchIsland);
