import type { ReactNode } from 'react';

/** The place in an island for what the server rendered. The island bundle leaves its content as it stands. */
export function Slot({ children }: { children?: ReactNode }) {
  return <div data-slot="">{children}</div>;
}
