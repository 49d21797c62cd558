import type { ReactNode } from 'react';

/** Marks server-rendered content in an island. The island bundle leaves that content unchanged. */
export function Slot({ children }: { children?: ReactNode }) {
  return <div data-slot="">{children}</div>;
}
