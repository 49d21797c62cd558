import type { ReactNode, ComponentProps } from 'react';
import * as ISLANDS from './islands';

/** Marks server-rendered content in an island. The island bundle leaves that content unchanged. */
function Slot({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div data-slot="" className={className}>
      {children}
    </div>
  );
}

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
        <Slot className={slot}>{children}</Slot>
      </Component>
    </div>
  );
}
