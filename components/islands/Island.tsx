import type { ReactNode, ComponentProps } from 'react';
import { fillIn } from '@/lib/text/text';
import * as ISLANDS from './islands';

type IslandName = keyof typeof ISLANDS;

type IslandProps<N extends IslandName> = {
  name: N;
  /** Must be plain JSON, because it is written into the page. */
  props: Omit<ComponentProps<(typeof ISLANDS)[N]>, 'children'>;
  className?: string;
  /** Classes of the element around the children. Hydration does not change that element's content. */
  slot?: string;
  children?: ReactNode;
};

// Why: docs/decisions/islands.md
/** Marks a component that needs JavaScript. The linter forbids importing client components in any other way. */
export function Island<N extends IslandName>({ name, props, className, slot, children }: IslandProps<N>) {
  // A namespace import, unlike an object, lets the bundler drop unused islands.
  const Component = ISLANDS[name] as (props: object) => ReactNode;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      <Component {...props}>
        {/* hydrate-islands.ts does not change this content. */}
        <div data-slot="" className={slot}>
          {children}
        </div>
      </Component>
    </div>
  );
}

interface SlidesProps extends Omit<ComponentProps<typeof ISLANDS.Carousel>, 'total' | 'brief' | 'children'> {
  slides: readonly { key: string; content: ReactNode; expires?: string }[];
  className?: string;
  slot?: string;
}

/** A carousel in which each slide is a group with a label such as "1 of 3". */
export function CarouselIsland({ slides, className, slot = 'carousel-track', ...props }: SlidesProps) {
  const total = slides.length;
  const { label, words } = props;
  const brief = (/[a-z]{3}/i.test(label) && !/[a-z]/i.test(words.next)) || undefined;
  return (
    <Island name="Carousel" className={className} slot={slot} props={{ ...props, brief, total }}>
      {slides.map(({ key, content, expires }, index) => (
        <div
          key={key}
          role="group"
          aria-roledescription={words.slide}
          data-expires={expires}
          aria-label={fillIn(words.position, { number: index + 1, total })}
        >
          {content}
        </div>
      ))}
    </Island>
  );
}
