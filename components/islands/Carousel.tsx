'use client';

import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode, FocusEvent } from 'react';
import { fillIn } from '@/lib/text/text';
import type { Words } from '@/lib/content/content';
import { useRotation, useSlides } from './useSlides';

interface DotsProps {
  total: number;
  selected: number;
  show: (index: number) => void;
  words: Words['carousel'];
}

/** One button for each slide, at least 24 px (WCAG 2.5.8). */
function Dots({ total, selected, show, words }: DotsProps) {
  return (
    <div role="group" aria-label={words.choose} className="dots">
      {Array.from({ length: total }, (_, index) => (
        <button
          // A dot has no identity but its index.
          key={index}
          type="button"
          className="dot"
          aria-label={fillIn(words.show, { number: index + 1, total })}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}

interface RoundButtonProps {
  /** With the name of the carousel: a page has several, each with such buttons. */
  label: string;
  onClick: () => void;
  className: string;
  children?: ReactNode;
}

function RoundButton({ label, onClick, className, children }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} className={`round-button ${className}`} onClick={onClick}>
      {children}
    </button>
  );
}

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
  /** The slides, in the slot. */
  children: ReactNode;
}

/** The carousel of the ARIA Authoring Practices: pause comes first, both ends wrap around. */
export function Carousel({ label, total, interval, dots = false, link, words, children }: CarouselProps) {
  const slides = useSlides(total, words.position);
  const rotation = useRotation(slides.ready ? interval : undefined, slides.next);
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    if (event.target.matches(':focus-visible')) rotation.stop();
  };
  const Sign = rotation.playing ? IconPlayerPause : IconPlayerPlay;
  // Buttons that would do nothing are no part of the page: it is read first, and hydrated later.
  const controls = slides.ready ? (
    <>
      {interval === undefined ? null : (
        <RoundButton
          label={`${rotation.playing ? words.pause : words.play}: ${label}`}
          onClick={rotation.toggle}
          className="pause-button"
        >
          <Sign size={20} aria-hidden />
        </RoundButton>
      )}
      {dots ? (
        <Dots total={slides.total} selected={slides.selected} show={slides.show} words={words} />
      ) : null}
      <RoundButton
        label={`${words.previous}: ${label}`}
        onClick={slides.previous}
        className="chevron chevron-back"
      />
      <RoundButton label={`${words.next}: ${label}`} onClick={slides.next} className="chevron" />
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
