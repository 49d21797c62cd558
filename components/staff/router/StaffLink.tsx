import type { ComponentProps } from 'react';
import { opensElsewhere } from '../StateList';
import { useRouter } from './StaffRouter';

/** A link that shows a page of the staff area without loading a document; any other page is loaded as usual. */
export function StaffLink({
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'onClick'> & { href: string }) {
  const { knows, go } = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!knows(href) || opensElsewhere(event)) return;
        event.preventDefault();
        go(href, 'push');
      }}
    >
      {children}
    </a>
  );
}
