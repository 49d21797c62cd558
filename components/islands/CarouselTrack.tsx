import type { ReactNode } from 'react';
import { fillIn } from '@/lib/text/fill-in';
import type { Words } from '@/lib/content/content';

interface CarouselTrackProps {
  /** `expires`: the last day of the slide, if it has one. */
  slides: readonly { key: string; content: ReactNode; expires?: string }[];
  words: Words['carousel'];
  /** Sets how many slides are visible at once. */
  className?: string;
}

/** The slides of a carousel, each a group that says its place: "1 of 3". */
export function CarouselTrack({ slides, words, className = '' }: CarouselTrackProps) {
  return (
    <div className={`carousel-track ${className}`}>
      {slides.map(({ key, content, expires }, index) => (
        <div
          key={key}
          role="group"
          aria-roledescription={words.slide}
          data-expires={expires}
          aria-label={fillIn(words.position, { number: index + 1, total: slides.length })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
