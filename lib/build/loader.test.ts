/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { TOKEN_KEY } from '@/lib/staff/session';
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
  ])('a mouse that drags the slides %s presses that button', async (_, by, expected) => {
    document.body.innerHTML = MOVING;
    const { arrive } = run(islandLoader('/A.js', true, false));
    const section = document.querySelector('section')!;
    section.firstElementChild!.innerHTML =
      '<button class="chevron chevron-back">back</button><button class="chevron">on</button>';
    const pressed: (string | null)[] = [];
    section.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
    const point = (type: string, clientX: number) => {
      const event = Object.assign(new Event(type, { bubbles: true }), { pointerType: 'mouse', clientX });
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

  it('fetches that of /login when somebody begins to fill it in', () => {
    const { fetched } = run(staffLoader(['/A.js'], true));
    expect(fetched).toEqual([]);
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(fetched).toEqual(['/A.js']);
  });

  it.each<[string, string, (form: HTMLFormElement) => void, number]>([
    ['a press on its button', 'again', ({ lastElementChild }) => sign(lastElementChild, 'pointerdown'), 1],
    ['Enter in a field', 'again', ({ firstElementChild }) => type(firstElementChild, 'Enter'), 1],
    ['a letter in a field', 'not', ({ firstElementChild }) => type(firstElementChild, 'a'), 0],
    [
      'Enter, and then another letter,',
      'not',
      ({ firstElementChild }) => {
        type(firstElementChild, 'Enter');
        sign(firstElementChild, 'input');
      },
      0,
    ],
  ])('repeats %s %s when the script of /login has come', async (_, __, act, times) => {
    document.body.innerHTML = '<form><input><button type="submit" disabled></button></form>';
    const { arrive } = run(staffLoader(['/A.js', '/B.js'], true));
    const form = document.querySelector('form')!;
    const button = form.querySelector('button')!;
    const pressed = jest.fn((event: Event) => event.preventDefault());
    button.addEventListener('click', pressed);
    act(form);
    arrive(Promise.resolve({ ready: Promise.resolve() }));
    await settle();
    expect(pressed).not.toHaveBeenCalled();
    button.disabled = false;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(pressed).toHaveBeenCalledTimes(times);
  });

  it('repeats no press when the button cannot be pressed for two seconds', async () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<form><button type="submit" disabled></button></form>';
    const { arrive } = run(staffLoader(['/A.js'], true));
    const button = document.querySelector('button')!;
    const pressed = jest.fn((event: Event) => event.preventDefault());
    button.addEventListener('click', pressed);
    sign(button, 'pointerdown');
    arrive(Promise.resolve({ ready: Promise.resolve() }));
    await jest.advanceTimersByTimeAsync(2500);
    button.disabled = false;
    await jest.advanceTimersByTimeAsync(2500);
    expect(pressed).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it.each([
    ['who is signed in', () => localStorage.setItem(TOKEN_KEY, 'x')],
    ['who was signed out', () => history.replaceState(null, '', '/login?ended=expired')],
  ])('fetches that of /login by itself for %s', (_, arrive) => {
    arrive();
    const { fetched, paint } = run(staffLoader(['/A.js'], true));
    paint();
    expect(fetched).toEqual(['/A.js']);
    localStorage.clear();
    history.replaceState(null, '', '/');
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
