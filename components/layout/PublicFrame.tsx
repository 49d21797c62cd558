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
export function UrgentNotice({ notice, newTab }: { notice: Notice; newTab: string }) {
  const { label, text, link, until } = notice;
  const expires = indianMinute(new Date(until));
  return (
    <>
      <section aria-label={label} data-expires={expires} className="urgent">
        <div className="shell">
          <p>{label}</p>
          <p>{text}</p>
          {link ? (
            <SiteLink href={link.to} newTab={newTab}>
              {link.text}
            </SiteLink>
          ) : null}
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
  const { school, words, menu, notice, pages } = content;
  const contact = pages.find((page) => page.route === route)?.contact;
  const desk = school.contacts.find(({ id }) => id === contact);
  return (
    <>
      <a href="#content" className="skip-link">
        {words.page.skip}
      </a>
      <Header school={school} words={words} />
      <SiteMenu menu={menu} words={words} route={route}>
        <QuickBar pages={pages} school={school} words={words} desk={desk} />
      </SiteMenu>
      <ChatBox school={school} words={words} />
      <main id="content" tabIndex={-1}>
        {notice ? <UrgentNotice notice={notice} newTab={words.page.newTab} /> : null}
        {children}
      </main>
      <Footer school={school} words={words} disclosure={findDisclosurePage(pages)} />
    </>
  );
}
