import { Attachments, paragraphsOf } from '@/components/page/DatedList';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/links';
import type { Notice } from '@/lib/content/kinds/dated';
import { findSafetyPage } from '@/lib/content/kinds/pages';
import { words } from '@/lib/content/words/in-use';
import { indianMinute } from '@/lib/text/dates';
import { firstSentence } from '@/lib/text/first-sentence';
import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { Footer } from './Footer';
import { Header } from './Header';
import { ChatBox, QuickBar } from './QuickBar';
import { SiteMenu } from './SiteMenu';

/** Notices before the heading of every page until their ends. Regions, not alerts: they take no focus and do not interrupt. */
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
            <Attachments {...attached} />
          </div>
        </section>
      ))}
      <ExpiryScript items={items} />
    </>
  );
}

/** A notice of two sentences is read at once; a longer one would push every page down. */
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
  /** The path of the page, to mark it in the menu. */
  route: string;
  children: ReactNode;
}

// Why: docs/decisions/pages.md
/** Header, menu and footer around every page a visitor reads (specification, section 1). */
export function PublicFrame({ content, route, children }: PublicFrameProps) {
  const { school, menu, notice, notices, home } = content;
  return (
    <>
      <a href="#content" className="skip-link">
        {words.page.skip}
      </a>
      <Header school={school} />
      <SiteMenu menu={menu} shortcuts={home.shortcuts} safety={findSafetyPage(content.pages)} route={route}>
        <QuickBar {...content} route={route} />
      </SiteMenu>
      <ChatBox school={school} />
      <main id="content" tabIndex={-1}>
        <UrgentNotices notices={[notice ?? [], notices].flat()} />
        {children}
      </main>
      <Footer {...content} />
    </>
  );
}
