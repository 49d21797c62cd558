import type { ReactNode, ComponentProps } from 'react';
import { fillIn } from '@/lib/text/text';
import * as ISLANDS from './islands';

type IslandName = keyof typeof ISLANDS;

type IslandProps<N extends IslandName> = {
  name: N;
  /** Plain JSON: it is written into the page. */
  props: Omit<ComponentProps<(typeof ISLANDS)[N]>, 'children'>;
  className?: string;
  /** Classes of the element around the children, which the island leaves as it is. */
  slot?: string;
  /** What the server renders inside; the island leaves it as it is. */
  children?: ReactNode;
};

// Why: docs/decisions/islands.md
/**
 * Marks a component that needs script on a public page: in the finished site each hydrates independently. A client
 * component that a public page imports by another way is refused by the linter.
 */
export function Island<N extends IslandName>({ name, props, className, slot, children }: IslandProps<N>) {
  // A namespace, and no object, lets the bundler leave out what a page does not use.
  const Component = ISLANDS[name] as (props: object) => ReactNode;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      <Component {...props}>
        {/* Stays as it is: hydrate-islands.ts. */}
        <div data-slot="" className={slot}>
          {children}
        </div>
      </Component>
    </div>
  );
}

interface SlidesProps extends Omit<ComponentProps<typeof ISLANDS.Carousel>, 'total' | 'children'> {
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
