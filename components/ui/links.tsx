import type { ReactNode } from 'react';
import { hrefOf, assetAddress } from '@/lib/content/read/addresses';
import { IconFileTypePdf } from '@tabler/icons-react';
import { getFileSize } from '@/lib/content/read/tree';
import { words } from '@/lib/content/words/in-use';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import { Picture } from './Picture';

/** A link to another host opens a new tab and says so. */
const isExternal = (href: string): boolean => /^https?:/i.test(hrefOf(href));

export function newTabProps(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}

/** "opens in a new tab", shown as a sign and said in words. */
export function NewTabNote({ href }: { href: string }) {
  if (!isExternal(href)) return null;
  return <span className="new-tab">{` (${words.page.newTab})`}</span>;
}

interface SiteLinkProps {
  /** Undefined for a text that leads nowhere. */
  href: string | undefined;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link of the public site: a plain `<a>`, since no framework runs there. */
export function SiteLink({ href, className, current, children }: SiteLinkProps) {
  if (href === undefined) return children;
  const page = current ? 'page' : undefined;
  return (
    <a href={hrefOf(href)} className={className} aria-current={page} {...newTabProps(href)}>
      {children}
      <NewTabNote href={href} />
    </a>
  );
}

/** A download that says its title, type and size: "Water report (PDF, 84 KB)". @param file its name in content/files/ */
export async function DownloadLink({ title, file }: { title: string; file: string }) {
  // One piece, so that no line holds "KB)" alone.
  const about = fillIn(words.page.size, { type: 'PDF', size: await getFileSize(file) });
  return (
    <a href={assetAddress(file)} className="download-link">
      <IconFileTypePdf size="1.35em" aria-hidden />
      <span>{`${title} (${about.replaceAll(' ', '\u00A0')})`}</span>
    </a>
  );
}

type LinkCardProps = Content['home']['programmes']['items'][number] & { sizes: string; heading: 'h2' | 'h3' };

/** An item of a list of `.cards`: a card that leads to a page; the heading is the link, and the whole card is clickable. */
export function LinkCard({ title, text, to, picture, alt = '', sizes, heading: H }: LinkCardProps) {
  return (
    <li className="card link-card">
      {picture ? (
        <Picture name={picture} alt={alt} sizes={sizes} most={1100} className="link-card-picture" />
      ) : null}
      <div className="chevron">
        <H>
          <SiteLink href={to}>{title}</SiteLink>
        </H>
        <p>{text}</p>
      </div>
    </li>
  );
}

interface LinkListProps {
  links: readonly { text: string; to: string }[];
  className?: string;
  /** The address of the page itself, where it may be one of them. */
  route?: string;
}

/** Links below or beside each other. */
export function LinkList({ links, className, route }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ text, to }) => (
        <li key={`${text} ${to}`}>
          <SiteLink href={to} current={to === route}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Folds the list after it on phones, without script; where there is room CSS hides it, and the list is always there. */
export function Fold({ title, open }: { title: string; open?: boolean }) {
  return (
    <details className="list-fold" open={open}>
      <summary className="chevron">{title}</summary>
    </details>
  );
}
