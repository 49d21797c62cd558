/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useSlides } from './useSlides';

const slides = ['a', 'b'].map((name) => Object.assign(document.createElement('div'), { id: name }));
const inView: number[] = [];
let onView = (): void => {};

/** What `useSlides` asks of Embla, which jsdom cannot lay out. */
jest.mock('embla-carousel-react', () => {
  const embla = {
    slideNodes: () => slides,
    slidesInView: () => inView,
    rootNode: () => document.body,
    internalEngine: () => ({ scrollSnaps: [0, 1] }),
    on: (event: string, listener: () => void) => {
      if (event === 'slidesInView') onView = listener;
      return embla;
    },
  };
  return { __esModule: true, default: () => [null, embla] };
});

test('slides out of view cannot be focused; until the browser has said which those are, all can', () => {
  renderHook(() => useSlides(2, '{number} of {total}'));
  expect(slides.map(({ inert }) => inert)).toEqual([false, false]);
  inView.push(1);
  onView();
  expect(slides.map(({ inert }) => inert)).toEqual([true, false]);
});
