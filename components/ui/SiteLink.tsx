import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/content/read/addresses';

/** Whether an address is on another host; such a link opens a new tab and says so. */
export function isExternal(href: string): boolean {
  return href.startsWith('https://');
}

export function newTabProps(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}

/** "opens in a new tab", shown as a sign and said in words. */
export function NewTabNote({ href, words }: { href: string; words: string }) {
  if (!isExternal(href)) return null;
  return <span className="new-tab">{` (${words})`}</span>;
}

interface SiteLinkProps {
  href: string;
  /** The words for "opens in a new tab". */
  newTab: string;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link of the public site: a plain `<a>`, since no framework runs there. */
export function SiteLink({ href, newTab, className, current, children }: SiteLinkProps) {
  return (
    <a
      href={hrefOf(href)}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...newTabProps(href)}
    >
      {children}
      <NewTabNote href={href} words={newTab} />
    </a>
  );
}
