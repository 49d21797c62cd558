import type { ReactNode } from 'react';
import { fillIn } from '@/lib/content/fill-in';
import type { Words } from '@/lib/content/content';

interface CarouselTrackProps {
  slides: readonly { key: string; content: ReactNode }[];
  words: Words['carousel'];
  /** Sets how many slides are seen at once. */
  className?: string;
}

/** The slides of a carousel, each a group that says its place: "1 of 3". */
export function CarouselTrack({ slides, words, className = '' }: CarouselTrackProps) {
  return (
    <div className={`carousel-track ${className}`}>
      {slides.map(({ key, content }, index) => (
        <div
          key={key}
          role="group"
          aria-roledescription={words.slide}
          aria-label={fillIn(words.position, { number: index + 1, total: slides.length })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
