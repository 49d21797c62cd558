import type { ReactNode } from 'react';

/** A place whose content is read out when it changes. It must be on the page before the content comes. */
export function Status({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // An <output> may not hold paragraphs.
    <div role="status" className={className}>
      {children}
    </div>
  );
}
