import type { ReactNode } from 'react';
import { hrefOf, assetAddress } from '@/lib/content/read/addresses';
import { IconFileTypePdf } from '@tabler/icons-react';
import { getFileSize } from '@/lib/content/read/tree';
import { words } from '@/lib/content/words/in-use';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import { Breakable } from './DataTable';
import { Picture } from './Picture';

const isExternal = (href: string): boolean => /^https?:/i.test(hrefOf(href));

export function newTabProps(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}

/** In characters. A longer word, such as an address, must be able to break. */
const LONGEST_WORD = 16;

/** The words of a link, followed by the arrow for a new tab, which stays on the line of the last word. */
export function NewTabWords({ href, children }: { href: string; children: ReactNode }) {
  if (!isExternal(href)) return children;
  const arrow = <span className="new-tab">{` (${words.page.newTab})`}</span>;
  const text = typeof children === 'string' ? children : '';
  const last = text.split(' ').at(-1) ?? '';
  const isKept = last !== '' && last.length <= LONGEST_WORD;
  return isKept ? (
    <>
      {text.slice(0, -last.length)}
      <span className="kept">
        {last}
        {arrow}
      </span>
    </>
  ) : (
    <>
      {children}
      {arrow}
    </>
  );
}

interface SiteLinkProps {
  /** If undefined, the children are rendered without a link. */
  href: string | undefined;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

export function SiteLink({ href, className, current, children }: SiteLinkProps) {
  if (href === undefined) return children;
  const page = current ? 'page' : undefined;
  return (
    <a href={hrefOf(href)} className={className} aria-current={page} {...newTabProps(href)}>
      <NewTabWords href={href}>{children}</NewTabWords>
    </a>
  );
}

interface DownloadLinkProps {
  title: string;
  /** The PDF's name in content/files/. */
  file: string;
  /** Identifies the document for screen readers, if the title does not. */
  about?: string;
  className?: string;
}

/** A link such as "Water report (PDF, 84 KB)". */
export async function DownloadLink({ title, file, about, className = 'download-link' }: DownloadLinkProps) {
  // No-break spaces keep "KB)" from being alone on a line.
  const size = fillIn(words.page.size, { type: 'PDF', size: await getFileSize(file) });
  const text = `${title} (${size.replaceAll(' ', '\u00A0')})`;
  return (
    <a href={assetAddress(file)} aria-label={about && `${text}: ${about}`} className={className}>
      <IconFileTypePdf size="1.35em" aria-hidden />
      <span>{text}</span>
    </a>
  );
}

type LinkCardProps = Content['home']['programmes']['items'][number] & { sizes: string; heading: 'h2' | 'h3' };

/** The heading contains the link, and CSS makes the whole card clickable. */
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
  route?: string;
}

export function LinkList({ links, className, route }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ text, to }) => (
        <li key={`${text} ${to}`}>
          <SiteLink href={to} current={to === route}>
            <Breakable text={text} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** On phones, collapses the list that follows, without JavaScript. Wide screens always show the list. */
export function Fold({ title, open }: { title: string; open?: boolean }) {
  return (
    <details className="list-fold" open={open}>
      <summary className="chevron">{title}</summary>
    </details>
  );
}
