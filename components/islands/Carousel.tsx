'use client';

import type { FocusEvent, ReactNode } from 'react';
import type { Words } from '@/lib/content/content';
import { Dots, PauseButton, StepButtons } from './CarouselControls';
import { useRotation } from './useRotation';
import { useSlides } from './useSlides';

interface CarouselProps {
  label: string;
  /** How many slides the build counted. */
  total: number;
  /** Milliseconds between two slides; without it the carousel does not rotate. */
  interval?: number;
  dots?: boolean;
  /** Leads to all of them, beside the buttons. */
  link?: { to: string; text: string };
  words: Words['carousel'];
  /** `CarouselSlides`, in the slot. */
  children: ReactNode;
}

/** The carousel of the ARIA Authoring Practices: pause comes first, both ends wrap around. */
export function Carousel({ label, total, interval, dots = false, link, words, children }: CarouselProps) {
  const slides = useSlides(total, words.position);
  const rotation = useRotation(slides.ready ? interval : undefined, slides.next);
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    if (event.target.matches(':focus-visible')) rotation.stop();
  };
  // Buttons that would do nothing are no part of the page: it is read first, and hydrated later.
  const controls = slides.ready ? (
    <>
      {interval === undefined ? null : (
        <PauseButton playing={rotation.playing} toggle={rotation.toggle} of={label} words={words} />
      )}
      {dots ? (
        <Dots total={slides.total} selected={slides.selected} show={slides.show} words={words} />
      ) : null}
      <StepButtons previous={slides.previous} next={slides.next} of={label} words={words} />
    </>
  ) : null;
  return (
    <section
      className="carousel"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-ready={slides.ready ? '' : undefined}
      onPointerEnter={() => rotation.onPointer(true)}
      onPointerLeave={() => rotation.onPointer(false)}
      onFocus={onFocus}
    >
      <div className="carousel-controls">{controls}</div>
      <div
        className="carousel-viewport"
        ref={slides.viewport}
        aria-live={rotation.moving ? 'off' : 'polite'}
        // Until the buttons render, the keyboard scrolls the slides.
        {...(slides.ready ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        {children}
      </div>
      {link ? (
        <a href={link.to} className="carousel-link">
          {link.text}
        </a>
      ) : null}
    </section>
  );
}
