import { Attachments } from '@/components/page/Attachments';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/links';
import type { Notice } from '@/lib/content/kinds/notice';
import { indianMinute } from '@/lib/text/dates';
import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { findDisclosurePage } from '@/lib/content/kinds/pages';
import { Footer } from './Footer';
import { Header } from './Header';
import { ChatBox, QuickBar } from './QuickBar';
import { SiteMenu } from './SiteMenu';

/** One notice before the heading of every page until its end. A region, not an alert: it takes no focus and does not interrupt. */
export function UrgentNotice({ notice, words }: { notice: Notice; words: Content['words']['page'] }) {
  const { label, text, link, until } = notice;
  const expires = indianMinute(new Date(until));
  return (
    <>
      <section aria-label={label} data-expires={expires} className="urgent">
        <div className="shell">
          <p>{label}</p>
          <p>{text}</p>
          {link ? (
            <SiteLink href={link.to} newTab={words.newTab}>
              {link.text}
            </SiteLink>
          ) : null}
          <Attachments item={notice} words={words} />
        </div>
      </section>
      <ExpiryScript items={[{ expires }]} />
    </>
  );
}

interface PublicFrameProps {
  content: Content;
  /** The path of the page, to mark it in the menu. */
  route: string;
  children: ReactNode;
}

/** Header, menu and footer around every page a visitor reads (specification, section 1). */
export function PublicFrame({ content, route, children }: PublicFrameProps) {
  const { school, words, sample, menu, notice, notices, pages } = content;
  return (
    <>
      <a href="#content" className="skip-link">
        {words.page.skip}
      </a>
      <Header school={school} words={words} />
      <SiteMenu menu={menu} words={words} route={route}>
        <QuickBar pages={pages} school={school} words={words} />
      </SiteMenu>
      <ChatBox school={school} words={words} />
      <main id="content" tabIndex={-1}>
        {[...(notice ? [notice] : []), ...notices].map((each) => (
          <UrgentNotice key={each.label + each.text} notice={each} words={words.page} />
        ))}
        {children}
      </main>
      <Footer school={school} words={words} sample={sample} disclosure={findDisclosurePage(pages)} />
    </>
  );
}
