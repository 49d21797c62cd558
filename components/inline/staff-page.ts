import { forgetSubmits, hydrate, keepClicks, keepPress, listen } from './early-presses';

/** Inserted by lib/build/loader.ts. The first file hydrates the island. */
declare const PAGE: 'login' | 'dashboard';
declare const SCRIPTS: readonly string[];

/** The page has the message for missing files (components/staff/StaffPage.tsx). */
const fetchIsland = (): void => {
  const notice = document.querySelector<HTMLElement>('[data-script-failed]')!;
  const script = Promise.all(SCRIPTS.map((file) => import(file))).then(([bundle]) => bundle);
  void hydrate(script, (isMissing) => (notice.hidden = !isMissing));
};

/** Loading must not slow down typing. Safari has no idle callback. */
const fetchWhenIdle = (): void => {
  if ('requestIdleCallback' in self) requestIdleCallback(fetchIsland, { timeout: 2000 });
  else setTimeout(fetchIsland);
};

/** After the first paint; at once while prerendering, or where the browser does not report paints. */
const afterPaint = (act: () => void): void => {
  const types = self.PerformanceObserver?.supportedEntryTypes;
  if ((document as { prerendering?: boolean }).prerendering || !types?.includes('paint')) return act();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
};

/**
 * A disabled Login gets no click. Keeps a press on it, or Enter in a field, until the visitor types on. Ignores other
 * mouse buttons, and pointers that leave the button or scroll.
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

/** Fields left before the script came count as touched (specification, section 5); StaffLogin.tsx reads the mark. */
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
