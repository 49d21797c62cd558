'use client';

import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { fillIn } from '@/lib/text/text';
import type { Words } from '@/lib/content/content';
import { arrowStep } from './arrow-step';
import { hasKeyboardFocus, useRotation, useSlides } from './useSlides';

interface CarouselProps {
  label: string;
  total: number;
  /** Milliseconds per slide. Without an interval, the carousel does not rotate. */
  interval?: number;
  /** True if CSS moves the carousel and shows its buttons before its script loads. Only if not all slides fit. */
  early?: boolean;
  dots?: boolean;
  /** True if button names should not include the label, because it is in another language. */
  brief?: boolean;
  link?: { to: string; text: string };
  words: Words['carousel'];
  children: ReactNode;
}

/** A carousel as in the ARIA Authoring Practices. Pause comes first; the first slide follows the last. */
export function Carousel(props: CarouselProps) {
  const { label, total, interval, early = false, dots = false, brief, link, words, children } = props;
  const section = useRef<HTMLElement>(null);
  const slides = useSlides(total, words.position);
  const rotation = useRotation(slides.ready ? interval : undefined, slides.next, section);
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent): void => {
    if (target !== currentTarget) return;
    const by = arrowStep(key);
    if (by > 0) slides.next();
    if (by < 0) slides.previous();
  };
  const Sign = rotation.playing ? IconPlayerPause : IconPlayerPlay;
  // Label buttons with the carousel's name, because a page has several carousels.
  const button = (name: string, className: string, onClick: () => void, sign?: ReactNode) => (
    <button
      type="button"
      aria-label={brief ? name : `${name}: ${label}`}
      className={`round-button ${className}`}
      onClick={onClick}
    >
      {sign}
    </button>
  );
  // Before hydration, only an `early` carousel has buttons, because the buttons of others would not work yet.
  const controls =
    slides.ready || early ? (
      <>
        {interval === undefined
          ? null
          : button(
              rotation.playing ? words.pause : words.play,
              'pause-button',
              rotation.toggle,
              <Sign size={20} aria-hidden />,
            )}
        {dots ? (
          <div role="group" aria-label={words.choose} className="dots">
            {Array.from({ length: slides.total }, (_, index) => (
              // At least 24 px wide and high (WCAG 2.5.8).
              <button
                key={index}
                type="button"
                className="dot"
                aria-label={fillIn(words.show, { number: index + 1, total: slides.total })}
                aria-current={slides.ready && index === slides.selected ? 'true' : undefined}
                onClick={() => slides.show(index)}
              />
            ))}
          </div>
        ) : null}
        {button(words.previous, 'chevron chevron-back', slides.previous)}
        {button(words.next, 'chevron', slides.next)}
      </>
    ) : null;
  return (
    <section
      ref={section}
      className="carousel"
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-ready={slides.ready ? '' : undefined}
      data-early={early && !slides.ready ? '' : undefined}
      onPointerEnter={() => rotation.onPointer(true)}
      onPointerLeave={() => rotation.onPointer(false)}
      onFocus={({ target }) => hasKeyboardFocus(target) && rotation.stop()}
    >
      <div className="carousel-controls">{controls}</div>
      <div
        className="carousel-viewport"
        ref={slides.viewport}
        aria-live={rotation.moving ? 'off' : 'polite'}
        // Before the buttons render, arrow keys scroll the focused slides; afterwards, each press moves one slide.
        {...(slides.ready
          ? { tabIndex: -1, onKeyDown }
          : { tabIndex: 0, role: 'region', 'aria-label': label })}
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
