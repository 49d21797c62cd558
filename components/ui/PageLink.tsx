import type { ReactNode } from 'react';

interface PageLinkProps {
  /** The address of the page; undefined where the school has no such page. */
  to: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link to another part of the site, or nothing where the school has no such page. */
export function PageLink({ to, className, children }: PageLinkProps) {
  if (to === undefined) return null;
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
