/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { islandLoader, linkLaterSheet, SHEET_SCRIPT, staffLoader } from './loader';

type Arrive = (arrived: Promise<unknown>) => void;

/** Runs a script of a page; `matches` says whether the sheet applies already, `arrive` settles what is fetched. */
function run(script: string, { matches = false, tellsPaints = true, knowsIdle = true, inView = true } = {}) {
  const fetched: string[] = [];
  let arrive: Arrive = () => undefined;
  const answer = new Promise((resolve) => (arrive = resolve));
  running.push(arrive);
  const error = jest.fn();
  const painted: (() => void)[] = [];
  class PerformanceObserver {
    static supportedEntryTypes = tellsPaints ? ['paint'] : ['mark'];
    constructor(onPaint: (entries: object, observer: object) => void) {
      painted.push(() => onPaint({}, { disconnect() {} }));
    }
    observe(): void {}
  }
  class IntersectionObserver {
    constructor(private readonly onView: (entries: object[]) => void) {}
    observe(): void {
      this.onView([{ isIntersecting: inView }]);
    }
    disconnect(): void {}
  }
  /** In a window of no width. */
  const DOMMatrix = class {
    e = place;
  };
  // The environment refuses import().
  const body = script.replaceAll('import(', 'fetchFile(');
  // The text of the site's own script.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(
    'fetchFile',
    'console',
    'PerformanceObserver',
    'IntersectionObserver',
    'DOMMatrix',
    'matchMedia',
    'self',
    'globalThis',
    'addEventListener',
    body,
  )(
    (file: string) => {
      fetched.push(file);
      return answer;
    },
    { error },
    PerformanceObserver,
    IntersectionObserver,
    DOMMatrix,
    () => ({ matches }),
    knowsIdle ? { requestIdleCallback: (then: () => void) => void setTimeout(then) } : {},
    { PerformanceObserver },
    (...listener: Parameters<typeof addEventListener>) => {
      running.push(() => removeEventListener(...listener));
      addEventListener(...listener);
    },
  );
  return { fetched, error, arrive, paint: () => painted.forEach((tell) => tell()) };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const sheet = (): string | undefined => document.querySelector<HTMLLinkElement>('body>link')?.media;

/** Where CSS has moved the slides to. */
let place = -1;

/** Ends what the scripts that ran have begun. */
const running: Arrive[] = [];
afterEach(async () => {
  jest.useRealTimers();
  running.splice(0).forEach((end) => end(Promise.resolve({})));
  await settle();
});

beforeEach(() => {
  place = -1;
  document.body.innerHTML =
    '<p data-script-failed hidden></p><div data-island="A"><a href="#photo" data-photo><img></a></div>' +
    linkLaterSheet('/later.css');
});

describe.each(['pointerdown', 'keydown', 'focusin', 'click', 'scroll'])('%s of the page', (sign) => {
  const act = (): boolean =>
    (sign === 'scroll' ? document : document.body).dispatchEvent(new Event(sign, { bubbles: true }));

  it('applies the later styles', () => {
    run(SHEET_SCRIPT);
    expect(sheet()).toBe('print,(hover:hover)');
    act();
    expect(sheet()).toBe('all');
  });

  it.each([
    [true, true],
    [false, false],
  ])(
    'fetches the islands (something moves: %s), with the later styles where there are any',
    (moves, hasSheet) => {
      const { fetched } = run(islandLoader('/A.js', moves, hasSheet));
      expect(fetched).toEqual([]);
      act();
      expect(fetched).toEqual(['/A.js']);
      expect(sheet()).toBe(hasSheet ? 'all' : 'print,(hover:hover)');
    },
  );
});

it('styles that apply already are left alone', () => {
  run(SHEET_SCRIPT, { matches: true });
  window.dispatchEvent(new Event('keydown'));
  expect(sheet()).toBe('print,(hover:hover)');
});

it('a page that was opened at a place further down fetches the islands by itself', () => {
  const { fetched } = run(islandLoader('/A.js', false, true));
  window.dispatchEvent(new Event('load'));
  expect(fetched).toEqual([]);
  jest.replaceProperty(window, 'scrollY', 200);
  window.dispatchEvent(new Event('load'));
  expect(fetched).toEqual(['/A.js']);
  jest.restoreAllMocks();
});

it('a carousel that scrolls is no sign of a visitor', () => {
  const { fetched } = run(islandLoader('/A.js', false, true));
  document.querySelector('div')?.dispatchEvent(new Event('scroll'));
  expect(fetched).toEqual([]);
});

describe('where something moves by itself', () => {
  /** As CSS does, and one that it cannot move. */
  const MOVING =
    '<div data-island="A" data-props="interval"><section class="carousel" data-early><div class="carousel-controls"><div class="dots"><button name="first"></button><button name="second"></button></div></div><div><div class="carousel-track"><p></p><p></p></div></div></section></div>';
  const STANDING = '<div data-island="A" data-props="interval"></div>';

  it.each([
    ['is fetched', 'in view, which CSS does not move', STANDING, { matches: true }],
    ['waits', 'out of view', STANDING, { matches: true, inView: false }],
    ['waits', 'in view, and does not move', '<div data-island="A" data-props="{}"></div>', { matches: true }],
    ['waits', 'in view, moved by CSS', MOVING, { matches: true }],
    [
      'is fetched',
      'moved in a browser that does not tell whether there is script',
      MOVING,
      { knowsIdle: false },
    ],
  ])('what moves %s where it is %s', async (what, _, html, browser) => {
    document.body.innerHTML = html;
    const { fetched } = run(islandLoader('/A.js', true, false), browser);
    window.dispatchEvent(new Event('load'));
    // The browser has other work first.
    expect(fetched).toEqual([]);
    await settle();
    expect(fetched).toEqual(what === 'waits' ? [] : ['/A.js']);
  });

  it.each([
    ['pointerover', -1, 1],
    ['visibilitychange', -1, 1],
    ['pointerover', -2, 0],
  ])('%s fetches it once, and what has moved by %d stands still at slide %d', (sign, moved, at) => {
    document.body.innerHTML = MOVING;
    place = moved;
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { fetched } = run(islandLoader('/A.js', true, false), { matches: true });
    document.querySelector('p')!.dispatchEvent(new Event(sign, { bubbles: true }));
    window.dispatchEvent(new Event('keydown'));
    expect(fetched).toEqual(['/A.js']);
    expect(document.querySelector('[data-early]')).toBeNull();
    expect(document.querySelector('section')!.style.getPropertyValue('--at')).toBe(String(at));
    expect(document.querySelector('.carousel-track')!.parentElement!.scrollLeft).toBe(at);
  });

  it.each([
    ['a pointer elsewhere', 'body', 'pointerover'],
    ['the page shown again', 'p', 'visibilitychange'],
  ])('%s is no sign', (_, selector, sign) => {
    document.body.innerHTML = MOVING;
    const { fetched } = run(islandLoader('/A.js', true, false), { matches: true });
    document.querySelector(selector)!.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(fetched).toEqual([]);
  });

  it.each(['touchend', 'touchcancel'])(
    'a finger stops it, and it is fetched when the swipe is over: %s',
    async (end) => {
      jest.useFakeTimers();
      document.body.innerHTML = MOVING;
      const { fetched } = run(islandLoader('/A.js', true, false), { matches: true });
      const touch = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' });
      document.querySelector('p')!.dispatchEvent(touch);
      expect(document.querySelector('[data-early]')).toBeNull();
      await jest.advanceTimersByTimeAsync(5000);
      expect(fetched).toEqual([]);
      window.dispatchEvent(new Event(end));
      await jest.advanceTimersByTimeAsync(400);
      expect(fetched).toEqual(['/A.js']);
      jest.useRealTimers();
    },
  );

  it('on the way from one slide to the next it arrives first, and is fetched once', async () => {
    document.body.innerHTML = MOVING;
    place = -0.5;
    const { fetched } = run(islandLoader('/A.js', true, false));
    document.querySelector('p')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    window.dispatchEvent(new Event('keydown'));
    expect(fetched).toEqual([]);
    place = -1;
    await waitFor(() => expect(fetched).not.toEqual([]));
    await settle();
    expect(fetched).toEqual(['/A.js']);
  });

  it('buttons that are pressed before are pressed again, in their order, once the slides can move', async () => {
    document.body.innerHTML = MOVING;
    const { arrive } = run(islandLoader('/A.js', false, false));
    const again: string[] = [];
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => again.push(button.name));
    for (const name of ['first', 'second', 'second'])
      document.querySelector<HTMLElement>(`[name=${name}]`)!.click();
    arrive(Promise.resolve({}));
    await settle();
    expect(again).toEqual([]);
    document.querySelector('section')!.setAttribute('data-ready', '');
    await waitFor(() => expect(again).toEqual(['first', 'second', 'second']));
  });

  it('a button is pressed again also when its island hydrates long after the script has come', async () => {
    document.body.innerHTML = MOVING;
    const { arrive } = run(islandLoader('/A.js', false, false));
    window.dispatchEvent(new Event('keydown'));
    arrive(Promise.resolve({}));
    await settle();
    const button = document.querySelector('button')!;
    const pressed = jest.fn();
    button.addEventListener('click', pressed);
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    document.querySelector('section')!.setAttribute('data-ready', '');
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  });

  it('a button is forgotten when its island fails', async () => {
    document.body.innerHTML = MOVING;
    jest.useFakeTimers();
    const { arrive } = run(islandLoader('/A.js', false, false));
    document.querySelector('button')!.click();
    arrive(Promise.resolve({}));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['back', 50, 'back'],
    ['on', -50, 'on'],
    ['nowhere', 9, undefined],
    ['by another button', 50, undefined, 2],
  ])('a mouse that drags the slides %s presses that button', async (_, by, expected, button = 0) => {
    document.body.innerHTML = MOVING;
    const { arrive } = run(islandLoader('/A.js', true, false));
    const section = document.querySelector('section')!;
    section.firstElementChild!.innerHTML =
      '<button class="chevron chevron-back">back</button><button class="chevron">on</button>';
    const pressed: (string | null)[] = [];
    section.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
    const point = (type: string, clientX: number) => {
      const event = Object.assign(new Event(type, { bubbles: true }), {
        pointerType: 'mouse',
        clientX,
        button,
      });
      document.querySelector('.carousel-track')!.dispatchEvent(event);
    };
    point('pointerdown', 200);
    point('pointerup', 200 + by);
    section.setAttribute('data-ready', '');
    arrive(Promise.resolve({}));
    await settle();
    expect(pressed).toEqual(expected === undefined ? [] : [expected]);
    const dragged = new Event('dragstart', { bubbles: true, cancelable: true });
    expect(document.querySelector('p')!.dispatchEvent(dragged)).toBe(false);
  });

  it.each([
    ['goes on while its script is late', 'body', '', 7],
    ['rests under the focus', '.carousel-viewport', '', undefined],
    ['leaves its island alone', 'body', 'data-ready', undefined],
  ])('what moves by itself %s', async (_, focused, ready, expected) => {
    document.body.innerHTML = MOVING;
    place = -7;
    jest.useFakeTimers();
    const viewport = document.querySelector('.carousel-track')!.parentElement!;
    viewport.className = 'carousel-viewport';
    viewport.parentElement!.toggleAttribute('data-ready', Boolean(ready));
    document.querySelector('[data-props]')?.setAttribute('data-props', '{"interval":5000}');
    Object.defineProperties(viewport, { clientWidth: { value: 7 }, scrollWidth: { value: 21 } });
    const moved: unknown[] = [];
    viewport.scrollTo = ((to: ScrollToOptions) => moved.push(to.left)) as typeof viewport.scrollTo;
    run(islandLoader('/A.js', true, false));
    window.dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(6000);
    viewport.setAttribute('tabindex', '0');
    document.querySelector<HTMLElement>(focused)?.focus();
    viewport.scrollLeft = 0;
    await jest.advanceTimersByTimeAsync(5000);
    expect(moved[0]).toBe(expected);
    viewport.dispatchEvent(new Event('pointerdown'));
    moved.length = 0;
    await jest.advanceTimersByTimeAsync(50_000);
    expect(moved).toEqual([]);
  });

  it('buttons leave with their dots when the script does not arrive', async () => {
    document.body.innerHTML = MOVING;
    const { arrive, error } = run(islandLoader('/A.js', false, false));
    document.querySelector('button')!.click();
    arrive(Promise.reject(new Error('no such file')));
    await settle();
    expect(error).toHaveBeenCalledTimes(1);
    expect(document.querySelector('.carousel-controls')).toBeEmptyDOMElement();
  });
});

it.each([
  [1, 'visible'],
  [0, ''],
])('Back and Reload see everything laid out: navigation of type %d', (kind, expected) => {
  for (const script of [SHEET_SCRIPT, islandLoader('/A.js', true, true)]) {
    document.documentElement.removeAttribute('style');
    Object.assign(performance, { navigation: { type: kind } });
    run(script);
    expect(document.documentElement.style.getPropertyValue('--unseen')).toBe(expected);
  }
  Reflect.deleteProperty(performance, 'navigation');
});

it('applies the later styles without script', () => {
  expect(linkLaterSheet('/later.css')).toMatch(
    /<noscript><link rel="stylesheet" href="\/later\.css"><\/noscript>$/,
  );
});

describe('a photo that is pressed before the island is there', () => {
  const link = (): HTMLElement => document.querySelector<HTMLElement>('[data-island] a')!;
  const clicked = jest.fn();
  beforeEach(() => {
    clicked.mockClear();
    document.body.addEventListener('click', clicked);
  });
  afterEach(() => document.body.removeEventListener('click', clicked));
  const press = (keys: MouseEventInit = {}): boolean =>
    link().firstElementChild!.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
    );

  it('waits for it, and is pressed again once; of two the last', async () => {
    const other = link().cloneNode() as HTMLElement;
    link().after(other);
    const { arrive } = run(islandLoader('/A.js', false, true));
    other.click();
    expect(press()).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
    const again = jest.fn();
    link().addEventListener('click', again);
    arrive(Promise.resolve({ ready: Promise.resolve() }));
    await settle();
    expect(again).not.toHaveBeenCalled();
    Object.assign(link().parentElement!, { settled: true });
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(clicked).toHaveBeenCalledTimes(1);
    press();
    await settle();
    expect(again).toHaveBeenCalledTimes(2);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'is left to the browser when it asks for a new tab or a download: %s',
    (key) => {
      run(islandLoader('/A.js', false, true));
      expect(press({ [key]: true })).toBe(true);
    },
  );

  it('is followed when the script is late, and so is the next one', async () => {
    jest.useFakeTimers();
    const { error } = run(islandLoader('/A.js', false, true));
    location.hash = '';
    press();
    await jest.advanceTimersByTimeAsync(5900);
    expect(location.hash).toBe('');
    await jest.advanceTimersByTimeAsync(200);
    expect(location.hash).toBe('#photo');
    expect(press()).toBe(true);
    expect(error).not.toHaveBeenCalled();
  });

  it('is followed when the script does not arrive, which is logged to the console', async () => {
    const { arrive, error } = run(islandLoader('/A.js', false, true));
    press();
    const failed = new Error('no such file');
    arrive(Promise.reject(failed));
    await settle();
    expect(error.mock.calls).toEqual([[failed]]);
    expect(location.hash).toBe('#photo');
  });
});

describe('the staff area', () => {
  const sign = (element: Element | null, type: string): unknown =>
    element?.dispatchEvent(new Event(type, { bubbles: true }));
  const type = (element: Element | null, key: string): unknown =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  it('fetches its island once something has been painted', () => {
    const { fetched, paint } = run(staffLoader(['/A.js', '/B.js'], false));
    expect(fetched).toEqual([]);
    paint();
    expect(fetched).toEqual(['/A.js', '/B.js']);
  });

  it('fetches it at once while the page is being prerendered, where nothing is painted', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    expect(run(staffLoader(['/A.js'], false)).fetched).toEqual(['/A.js']);
    Reflect.deleteProperty(document, 'prerendering');
  });

  it('fetches it at once in a browser that does not tell of paints', () => {
    expect(run(staffLoader(['/A.js'], false), { tellsPaints: false }).fetched).toEqual(['/A.js']);
  });

  it.each([true, false])('fetches that of /login when the painted page is idle: %s', async (knowsIdle) => {
    const { fetched, paint } = run(staffLoader(['/A.js'], true), { knowsIdle });
    paint();
    expect(fetched).toEqual([]);
    await waitFor(() => expect(fetched).toEqual(['/A.js']));
  });

  /** The form of /login with its eye; before its script Login is disabled. Tells what was pressed again. */
  function showLogin() {
    document.body.innerHTML =
      '<p data-script-failed hidden></p><div data-island="L"><form><input><button type="button">eye</button><button type="submit" disabled>Login</button></form></div>';
    const [field, eye, login] = document.querySelectorAll<HTMLButtonElement>('form > *');
    const pressed: (string | null)[] = [];
    for (const button of [eye!, login!])
      button.addEventListener('click', (event) => {
        event.preventDefault();
        pressed.push(button.textContent);
      });
    document.elementFromPoint = () => login!;
    const script = run(staffLoader(['/A.js', '/B.js'], true));
    const come = async (): Promise<void> => {
      script.paint();
      await settle();
      Object.assign(document.querySelector('[data-island]')!, { settled: true });
      script.arrive(Promise.resolve({ ready: Promise.resolve() }));
      await settle();
    };
    const point = (by: string, on: Element, button = 0): unknown =>
      on.dispatchEvent(Object.assign(new Event(by, { bubbles: true }), { button }));
    const press = (on: Element, button = 0, released = on): void => {
      document.elementFromPoint = () => released;
      point('pointerdown', on, button);
      point('pointerup', on, button);
    };
    return { field: field!, eye: eye!, login: login!, pressed, press, point, come, ...script };
  }

  it.each<[string, (page: ReturnType<typeof showLogin>) => void, string[]]>([
    ['a press on Login', ({ press, login }) => press(login), ['Login']],
    ['Enter in a field', ({ field }) => type(field, 'Enter'), ['Login']],
    ['a letter in a field', ({ field }) => type(field, 'a'), []],
    ['Enter, and then another letter', ({ field }) => [type(field, 'Enter'), sign(field, 'input')], []],
    ['a press on the eye, by pointer, Enter or Space', ({ eye }) => eye.click(), ['eye']],
    ['Enter on the eye by itself', ({ eye }) => type(eye, 'Enter'), []],
    ['Login, and then the eye', ({ press, login, eye }) => [press(login), eye.click()], ['Login', 'eye']],
    ['another button of the mouse on Login', ({ press, login }) => press(login, 2), []],
    ['a press that leaves Login', ({ press, login, field }) => press(login, 0, field), []],
    ['a touch on Login that scrolls', ({ point, login }) => point('pointerdown', login), []],
  ])('repeats of %s what is a press when the script of /login has come', async (_, act, expected) => {
    const { login, pressed, come, ...page } = showLogin();
    act({ login, pressed, come, ...page });
    expect(pressed).toEqual([]);
    await come();
    login.disabled = false;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(pressed).toEqual(expected);
    page.eye.click();
    expect(pressed).toEqual([...expected, 'eye']);
  });

  it('a press on Login is forgotten after two seconds, and keeps back no other', async () => {
    jest.useFakeTimers();
    const { login, eye, press, pressed, come } = showLogin();
    press(login);
    eye.click();
    void come();
    await jest.advanceTimersByTimeAsync(2500);
    login.disabled = false;
    await jest.advanceTimersByTimeAsync(2500);
    expect(pressed).toEqual(['eye']);
  });

  it('says when the script is late, until it comes', async () => {
    jest.useFakeTimers();
    const { eye, pressed, come, error, paint } = showLogin();
    paint();
    const late = document.querySelector('p');
    eye.click();
    await jest.advanceTimersByTimeAsync(5900);
    expect(late).toHaveAttribute('hidden');
    await jest.advanceTimersByTimeAsync(200);
    expect(late).not.toHaveAttribute('hidden');
    expect(error).not.toHaveBeenCalled();
    void come();
    await jest.advanceTimersByTimeAsync(100);
    expect(late).toHaveAttribute('hidden');
    expect(pressed).toEqual(['eye']);
  });

  it.each([[['/A.js']], [['/A.js', '/B.js']]])(
    'says when the script does not arrive, and logs it: %j',
    async (files) => {
      const { error, arrive, paint } = run(staffLoader(files, false));
      paint();
      arrive(Promise.reject(new Error('no such file')));
      await settle();
      expect(error).toHaveBeenCalledTimes(1);
      expect(document.querySelector('p')).not.toHaveAttribute('hidden');
    },
  );
});
