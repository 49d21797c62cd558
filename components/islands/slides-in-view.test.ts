/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useSlides } from './useSlides';

const WIDTH = 300;
const slides = ['a', 'b'].map((name) => Object.assign(document.createElement('div'), { id: name }));
let inView: number[] = [];
let snaps = [0, 1];
let root = { scrollLeft: 0, clientWidth: WIDTH };
let onView = (): void => {};

/** The parts of Embla that `useSlides` uses. Embla itself needs a layout, which jsdom lacks. */
jest.mock('embla-carousel-react', () => {
  const embla = {
    slideNodes: () => slides,
    slidesInView: () => inView,
    rootNode: () => root,
    internalEngine: () => ({ scrollSnaps: snaps }),
    on: (event: string, listener: () => void) => {
      if (event === 'slidesInView') onView = listener;
      return embla;
    },
  };
  return { __esModule: true, default: () => [null, embla] };
});

beforeEach(() => {
  inView = [];
  snaps = [0, 1];
  root = { scrollLeft: 0, clientWidth: WIDTH };
  for (const slide of slides) {
    slide.getBoundingClientRect = () => ({ width: WIDTH }) as DOMRect;
    Object.defineProperty(slide, 'offsetWidth', { value: WIDTH, configurable: true });
  }
});

const show = (built = 2) => renderHook(() => useSlides(built, '{number} of {total}'));

test('all slides can be focused until the browser reports which are in view; then only those can be', () => {
  show();
  const inert = () => slides.map((slide) => slide.inert);
  expect(inert()).toEqual([false, false]);
  inView.push(1);
  onView();
  expect(inert()).toEqual([true, false]);
});

test('slides out of view cannot be focused if the browser has reported which are in view before the script runs', () => {
  inView = [0];
  show();
  expect(slides.map((slide) => slide.inert)).toEqual([false, true]);
});

test('the total and the labels of slides do not count slides that have expired since the build', () => {
  expect(show(3).result.current.total).toBe(2);
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
});

test.each([
  ['move', 'do not fit', WIDTH, [0, 1], true],
  ['rest', 'all fit', 2 * WIDTH, [0, 1], false],
  ['rest', 'stop at one place', WIDTH, [0], false],
])('slides %s if they %s', (_, __, clientWidth, places, ready) => {
  root.clientWidth = clientWidth;
  snaps = places;
  expect(show().result.current.ready).toBe(ready);
});
