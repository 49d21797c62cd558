import { useEffect } from 'react';

/** The heading of a screen. It is also the first part of the browser tab's title, before the school's name. */
export function Heading({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} | ${document.title.split(' | ').pop()}`;
  }, [children]);
  return <h1>{children}</h1>;
}
