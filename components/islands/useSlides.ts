import { useEffect, useState, useCallback, type RefObject } from 'react';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { fillIn } from '@/lib/text/text';

// Why: docs/decisions/carousels.md
/**
 * Calls `advance` every `interval` ms, as the carousel pattern of the APG has it: it rests while the pointer is over
 * it, stays stopped after keyboard focus until it is restarted, rests while the page is hidden, and never moves by
 * itself where the visitor prefers reduced motion.
 * @param element rests or stops when the pointer or the keyboard's focus came to it before the script
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
    // A press on "Pause" that came before the script is still to come, and would start it again.
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
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [moving, interval, advance]);

  return {
    /** Whether the visitor has left rotation on. */
    playing: playing && !reduced,
    /** Whether it is moving now. */
    moving,
    toggle: () => setPlaying((was) => !was),
    /** Handlers for the element that rests under the pointer and stops for the keyboard. */
    onPointer: setHovered,
    stop: () => setPlaying(false),
  };
}

/** Whether the keyboard brought the focus there. Chrome 80 and Safari 14 do not know, and throw where they are asked. */
export function hasKeyboardFocus(element: Element): boolean {
  return window.CSS?.supports('selector(:focus-visible)') && element.matches(':focus-visible');
}

/** What `step` needs of Embla. */
export type Steps = Pick<
  NonNullable<UseEmblaCarouselType[1]>,
  'canScrollNext' | 'canScrollPrev' | 'scrollNext' | 'scrollPrev' | 'scrollTo' | 'scrollSnapList'
>;

/**
 * Moves by one and wraps around at both ends (specification, section 4): by itself, since Embla gives up its loop where
 * all slides but one do not fill the window.
 */
export function step(slides: Steps, forward: boolean): void {
  if (forward) return slides.canScrollNext() ? slides.scrollNext() : slides.scrollTo(0);
  return slides.canScrollPrev() ? slides.scrollPrev() : slides.scrollTo(slides.scrollSnapList().length - 1);
}

/**
 * Embla around a track that the server rendered. Slides out of view are `inert`.
 * @param built how many slides the build counted
 * @param position such as `{number} of {total}`, the name of a slide
 */
export function useSlides(built: number, position: string) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    container: '.carousel-track',
    // One that only touches the edge is not in view.
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
    // A visitor may have swiped before the script loaded, or CSS have moved it: it goes on where that led.
    const root = embla.rootNode();
    const swiped = Math.round(root.scrollLeft / (slides[0]?.offsetWidth || 1));
    root.scrollLeft = 0;
    if (swiped) embla.scrollTo(swiped, true);
    measure();
    hideOthers();
  }, [embla, position]);

  return {
    /** How many slides there are: those that expired since the build are gone. */
    total,
    /** Give it to the element around the track. */
    viewport,
    /** Whether the slides can be moved: there is script, and they do not all fit. */
    ready,
    /** 0-based. */
    selected,
    next: useCallback(() => embla && step(embla, true), [embla]),
    previous: useCallback(() => embla && step(embla, false), [embla]),
    show: useCallback((index: number) => embla?.scrollTo(index), [embla]),
  };
}
