import { useEffect, useState, useCallback, type RefObject } from 'react';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { fillIn } from '@/lib/text/text';
import { isRightToLeft } from './arrow-step';

/** The time at which a carousel in view last moved by itself. */
let lastMove = 0;

// Why: docs/decisions/carousels.md
/**
 * Rotates as in the APG's carousel pattern: pauses under the pointer and in hidden pages, stops after keyboard focus
 * until restarted, and never starts for visitors who prefer reduced motion. Two carousels in view take turns: each
 * moves half an interval after the other, and keeps its own interval.
 * @param element may be under the pointer or have keyboard focus before the script loads
 */
export function useRotation(
  interval: number | undefined,
  advance: () => void,
  element: RefObject<HTMLElement | null>,
) {
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [reduced, setReduced] = useState(false);

  useEffect(() => {
    setHovered(!!element.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches);
    const focused = element.current?.contains(document.activeElement) && document.activeElement;
    // A press on Pause before the script loaded is replayed. So the focus on Pause must not stop the carousel too:
    // the replayed press would start it again.
    if (focused && hasKeyboardFocus(focused) && !focused.matches('.pause-button')) setPlaying(false);
    const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = (): void => setReduced(preference.matches);
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, [element]);

  const moving = interval !== undefined && playing && !hovered && !reduced;
  useEffect(() => {
    if (!moving || interval === undefined) return undefined;
    const turn = (): void => {
      const now = Date.now();
      const { top, bottom } = element.current!.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight;
      const early = isSeen ? lastMove + interval / 2 - now : 0;
      // If the wait seems longer than the interval, the device's clock was set back.
      const isEarly = early > 0 && early < interval;
      timer = setTimeout(turn, isEarly ? early : interval);
      if (isEarly || document.hidden) return;
      if (isSeen) lastMove = now;
      advance();
    };
    let timer = setTimeout(turn, interval);
    return () => clearTimeout(timer);
  }, [moving, interval, advance, element]);

  return {
    playing: playing && !reduced,
    moving,
    toggle: () => setPlaying((was) => !was),
    onPointer: setHovered,
    stop: () => setPlaying(false),
  };
}

/** True for focus by keyboard. Chrome 80 and Safari 14 do not know `:focus-visible`: `matches` would throw. */
export function hasKeyboardFocus(element: Element): boolean {
  return window.CSS?.supports('selector(:focus-visible)') && element.matches(':focus-visible');
}

export type Steps = Pick<
  NonNullable<UseEmblaCarouselType[1]>,
  'canScrollNext' | 'canScrollPrev' | 'scrollNext' | 'scrollPrev' | 'scrollTo' | 'scrollSnapList'
>;

/** Moves by one slide, and wraps around at the ends (specification, section 4), even where Embla does not loop. */
export function step(slides: Steps, forward: boolean): void {
  if (forward) return slides.canScrollNext() ? slides.scrollNext() : slides.scrollTo(0);
  return slides.canScrollPrev() ? slides.scrollPrev() : slides.scrollTo(slides.scrollSnapList().length - 1);
}

/**
 * Attaches Embla to a server-rendered track. Slides out of view are `inert`.
 * @param built the number of slides in the exported page @param position a slide's label, such as `{number} of {total}`
 */
export function useSlides(built: number, position: string) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    // About 500 ms: as fast as the CSS movement (components/home/Banner.tsx).
    duration: 21,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    align: 'start',
    direction: isRightToLeft() ? 'rtl' : 'ltr',
    container: '.carousel-track',
    // A slide that only touches the edge does not count as in view.
    inViewThreshold: 0.01,
  });
  const [selected, setSelected] = useState(0);
  const [ready, setReady] = useState(false);
  const [total, setTotal] = useState(built);

  useEffect(() => {
    if (!embla) return;
    const follow = (): void => setSelected(embla.selectedScrollSnap());
    const hideOthers = (): void => {
      const inView = embla.slidesInView();
      embla.slideNodes().forEach((slide, index) => {
        slide.inert = inView.length > 0 && !inView.includes(index);
      });
    };
    const measure = (): void => {
      const widths = embla.slideNodes().map((slide) => slide.getBoundingClientRect().width);
      const fit = widths.reduce((sum, width) => sum + width, 0) <= embla.rootNode().clientWidth + 1;
      setReady(embla.internalEngine().scrollSnaps.length > 1 && !fit);
    };
    const slides = embla.slideNodes();
    setTotal(slides.length);
    slides.forEach((slide, index) => {
      slide.setAttribute('aria-label', fillIn(position, { number: index + 1, total: slides.length }));
    });
    embla.on('select', follow).on('slidesInView', hideOthers).on('reInit', measure);
    // Begin with the slide to which a swipe or CSS moved before the script loaded.
    const root = embla.rootNode();
    const swiped = Math.round(Math.abs(root.scrollLeft) / (slides[0]?.offsetWidth || 1));
    root.scrollLeft = 0;
    if (swiped) embla.scrollTo(swiped, true);
    measure();
    hideOthers();
  }, [embla, position]);

  return {
    /** The number of slides that have not expired since the build. */
    total,
    viewport,
    /** True once the script runs, if the slides do not all fit. */
    ready,
    selected,
    next: useCallback(() => embla && step(embla, true), [embla]),
    previous: useCallback(() => embla && step(embla, false), [embla]),
    show: useCallback((index: number) => embla?.scrollTo(index), [embla]),
  };
}
