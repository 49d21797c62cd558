import { useEffect } from 'react';

/** The heading of a screen. It also names the browser's tab, in front of the school's name. */
export function Heading({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} | ${document.title.split(' | ').pop()}`;
  }, [children]);
  return <h1>{children}</h1>;
}
