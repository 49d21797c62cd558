import { step, type Steps } from './useSlides';

/** Slides that stop at both ends, like Embla's without its loop. */
function stopping(snaps: number): Steps & { at: () => number } {
  let now = 0;
  return {
    at: () => now,
    canScrollNext: () => now < snaps - 1,
    canScrollPrev: () => now > 0,
    scrollNext: () => void (now += 1),
    scrollPrev: () => void (now -= 1),
    scrollTo: (index) => void (now = index),
    scrollSnapList: () => Array.from({ length: snaps }, (_, index) => index / (snaps - 1)),
  };
}

for (let snaps = 2; snaps <= 12; snaps += 1) {
  test(`of ${snaps} places each press moves by one, and both ends wrap around`, () => {
    const slides = stopping(snaps);
    const seen = (forward: boolean): number[] =>
      Array.from({ length: snaps }, () => {
        step(slides, forward);
        return slides.at();
      });
    const places = Array.from({ length: snaps }, (_, index) => index);
    expect(seen(true)).toEqual([...places.slice(1), 0]);
    expect(seen(false)).toEqual(places.toReversed());
  });
}
