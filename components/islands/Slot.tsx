import type { ReactNode } from 'react';

/** Marks server-rendered content in an island. The island bundle leaves that content unchanged. */
export function Slot({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div data-slot="" className={className}>
      {children}
    </div>
  );
}
