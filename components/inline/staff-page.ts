import { forgetSubmits, hydrate, keepClicks, keepPress, listen } from './early-presses';

/** lib/build/page-scripts.ts inserts the values. The first of the scripts hydrates the island. */
declare const PAGE: 'login' | 'dashboard';
declare const SCRIPTS: readonly string[];

/** Loads the island or, if a file is missing, shows the hidden message (components/staff/StaffPage.tsx). */
const fetchIsland = (): void => {
  const notice = document.querySelector<HTMLElement>('[data-script-failed]')!;
  const script = Promise.all(SCRIPTS.map((file) => import(file))).then(([bundle]) => bundle);
  void hydrate(script, (isMissing) => (notice.hidden = !isMissing));
};

/** Waits until the browser is idle, so that loading does not slow down typing. Safari has no idle callback. */
const fetchWhenIdle = (): void => {
  if ('requestIdleCallback' in self) requestIdleCallback(fetchIsland, { timeout: 2000 });
  else setTimeout(fetchIsland);
};

/** Calls `act` after the first paint. If the page is prerendered, or paints are not reported, calls it at once. */
const afterPaint = (act: () => void): void => {
  const types = self.PerformanceObserver?.supportedEntryTypes;
  if ((document as { prerendering?: boolean }).prerendering || !types?.includes('paint')) return act();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
};

/**
 * Remembers a press on Login, or Enter in a field, until the script is ready: a disabled button gets no click. Typing
 * cancels the press. Ignores other mouse buttons, and pointers that leave the button or scroll.
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

/** Marks fields that lose the focus before the script loads: they count as touched (specification, section 5). */
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
