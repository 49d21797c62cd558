import type { ComponentProps, ReactNode } from 'react';
import { fillIn } from '@/lib/text/text';
import type { Carousel } from './Carousel';
import { Island } from './Island';

interface SlidesProps extends Omit<ComponentProps<typeof Carousel>, 'total' | 'children'> {
  /** `expires`: the last day of the slide, if it has one. */
  slides: readonly { key: string; content: ReactNode; expires?: string }[];
  className?: string;
  /** Classes of the track. */
  slot?: string;
}

/** A carousel on a page. Each slide is a group that says its place, "1 of 3". */
export function CarouselIsland({ slides, className, slot = 'carousel-track', ...props }: SlidesProps) {
  const total = slides.length;
  return (
    <Island name="Carousel" className={className} slot={slot} props={{ ...props, total }}>
      {slides.map(({ key, content, expires }, index) => (
        <div
          key={key}
          role="group"
          aria-roledescription={props.words.slide}
          data-expires={expires}
          aria-label={fillIn(props.words.position, { number: index + 1, total })}
        >
          {content}
        </div>
      ))}
    </Island>
  );
}
