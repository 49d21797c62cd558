import type { ReactNode } from 'react';
import { fillIn } from '@/lib/text/text';
import type { Words } from '@/lib/content/content';

interface CarouselSlidesProps {
  /** `expires`: the last day of the slide, if it has one. */
  slides: readonly { key: string; content: ReactNode; expires?: string }[];
  words: Words['carousel'];
}

/** The slides of a carousel, in an island's slot of the class `carousel-track`: each a group that says its place, "1 of 3". */
export function CarouselSlides({ slides, words }: CarouselSlidesProps) {
  return slides.map(({ key, content, expires }, index) => (
    <div
      key={key}
      role="group"
      aria-roledescription={words.slide}
      data-expires={expires}
      aria-label={fillIn(words.position, { number: index + 1, total: slides.length })}
    >
      {content}
    </div>
  ));
}
