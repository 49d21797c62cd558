import { Attachments, paragraphsOf } from '@/components/page/DatedList';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/links';
import type { Notice } from '@/lib/content/kinds/dated';
import { findSafetyPage } from '@/lib/content/kinds/pages';
import { classesOfSchool } from '@/lib/site/class-card';
import { words } from '@/lib/content/words/in-use';
import { indianMinute } from '@/lib/text/dates';
import { firstSentence } from '@/lib/text/first-sentence';
import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { Footer } from './Footer';
import { Header } from './Header';
import { ChatBox, QuickBar } from './QuickBar';
import { SiteMenu } from './SiteMenu';

/** Notices are regions rather than alerts, so that they do not interrupt screen readers. */
export function UrgentNotices({ notices }: { notices: readonly Notice[] }) {
  const items = notices.map((notice) => ({ ...notice, expires: indianMinute(new Date(notice.until)) }));
  return (
    <>
      {items.map(({ label, text, link, expires, ...attached }) => (
        <section key={label + text} aria-label={label} data-expires={expires} className="urgent">
          <div className="shell">
            <p>{label}</p>
            <NoticeText text={text} />
            {link ? <SiteLink href={link.to}>{link.text}</SiteLink> : null}
            <Attachments {...attached} about={label} />
            {/* Notices need no build, so they override pages that still say "Tomorrow: school as usual". */}
            <p className="note">{words.page.noticeFirst}</p>
          </div>
        </section>
      ))}
      <ExpiryScript items={items} />
    </>
  );
}

/** In characters. Longer notices are collapsed: otherwise they would push down the content of every page. */
const READ_AT_ONCE = 300;

function NoticeText({ text }: { text: string }) {
  if (text.length <= READ_AT_ONCE) return paragraphsOf(text);
  const first = firstSentence(text);
  const isCut = !text.startsWith(first);
  return (
    <>
      <p>{first}</p>
      <details>
        <summary>{words.home.readMore}</summary>
        {paragraphsOf(isCut ? text : text.slice(first.length).trim())}
      </details>
    </>
  );
}

interface PublicFrameProps {
  content: Content;
  route: string;
  /** The page's address, if it differs from the route, for example on a page that continues a list. */
  address?: string;
  children: ReactNode;
}

// Why: docs/decisions/pages.md
export function PublicFrame({ content, route, address = route, children }: PublicFrameProps) {
  const { school, menu, notice, notices, home } = content;
  const classes = classesOfSchool(content).length ? [{ text: words.class.choose, to: '/class' }] : [];
  return (
    <>
      <a href="#content" className="skip-link">
        {words.page.skip}
      </a>
      <Header school={school} route={address} />
      <SiteMenu
        menu={menu}
        shortcuts={[...classes, ...home.shortcuts]}
        safety={findSafetyPage(content.pages)}
        route={route}
      >
        <QuickBar {...content} route={route} />
      </SiteMenu>
      <ChatBox school={school} />
      <main id="content" tabIndex={-1}>
        <UrgentNotices notices={[notice ?? [], notices].flat()} />
        {children}
      </main>
      <Footer {...content} route={address} />
    </>
  );
}
