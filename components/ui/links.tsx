import type { ReactNode } from 'react';
import { hrefOf, assetAddress } from '@/lib/content/read/addresses';
import { IconFileTypePdf } from '@tabler/icons-react';
import { getFileSize } from '@/lib/content/read/tree';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import { Picture } from './Picture';

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
  /** Undefined for a text that leads nowhere. */
  href: string | undefined;
  /** The words for "opens in a new tab". */
  newTab: string;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link of the public site: a plain `<a>`, since no framework runs there. */
export function SiteLink({ href, newTab, className, current, children }: SiteLinkProps) {
  if (href === undefined) return children;
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

interface DownloadLinkProps {
  title: string;
  /** File name in content/files/. */
  file: string;
  /** "{type}, {size}" */
  size: string;
}

/** A download that says its title, type and size: "Water report (PDF, 84 KB)". */
export async function DownloadLink({ title, file, size }: DownloadLinkProps) {
  // One piece, so that no line holds "KB)" alone.
  const about = fillIn(size, { type: 'PDF', size: await getFileSize(file) }).replaceAll(' ', '\u00A0');
  return (
    <a href={assetAddress(file)} className="download-link">
      <IconFileTypePdf size="1.35em" aria-hidden />
      <span>{`${title} (${about})`}</span>
    </a>
  );
}

type Item = Content['home']['programmes']['items'][number];

interface LinkCardProps extends Item {
  sizes: string;
  level: 2 | 3;
  /** The words for "opens in a new tab". */
  newTab: string;
}

/** An item of a list of `.cards`: a card that leads to a page; the heading is the link, and the whole card is clickable. */
export function LinkCard({ title, text, to, picture, alt = '', sizes, level, newTab }: LinkCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className="card link-card">
      {picture ? (
        <Picture name={picture} alt={alt} sizes={sizes} most={1100} className="link-card-picture" />
      ) : null}
      <div className="chevron">
        <Heading>
          <SiteLink href={to} newTab={newTab}>
            {title}
          </SiteLink>
        </Heading>
        <p>{text}</p>
      </div>
    </li>
  );
}

/** What parents come for, as buttons. */
export function Shortcuts({ links, newTab }: { links: Content['home']['shortcuts']; newTab: string }) {
  return (
    <ul className="shortcuts">
      {links.map(({ text, to }) => (
        <li key={text}>
          <SiteLink href={to} newTab={newTab} className="shortcut chevron">
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
