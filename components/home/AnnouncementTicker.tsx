import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { PageLink, SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { SHOWN_AT_HOME } from '@/lib/content/kinds/home';
import { lastExpiry } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { findPageShowing } from '@/lib/content/kinds/pages';

/**
 * A real list that CSS moves in 50 s. The checkbox stops it without script, by keyboard and by pointer
 * (WCAG 2.2.2).
 */
export function AnnouncementTicker(content: Pick<Content, 'home' | 'announcements' | 'pages' | 'words'>) {
  const { home, announcements: all, pages, words } = content;
  const announcements = all.slice(0, SHOWN_AT_HOME.announcements);
  if (!announcements.length) return null;
  return (
    <>
      <section
        id="announcements"
        aria-labelledby="announcements-title"
        data-expires={lastExpiry(announcements)}
        className="ticker"
      >
        <div className="shell">
          <h2 id="announcements-title">{home.announcements.title}</h2>
          <div className="ticker-pause">
            <input id="pause-ticker" type="checkbox" />
            <label htmlFor="pause-ticker">{words.home.pauseTicker}</label>
          </div>
          <PageLink to={findPageShowing(pages, 'announcements')} className="ticker-all">
            {words.home.allAnnouncements}
          </PageLink>
          <div className="ticker-window">
            <ul className="ticker-list">
              {announcements.map(({ title: about, message, to, expires }) => (
                <li key={message} data-expires={expires}>
                  <SiteLink href={to} newTab={words.page.newTab}>
                    {about ?? message}
                  </SiteLink>
                  {about === undefined ? null : ` ${keepTogether(message)}`}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <ExpiryScript items={announcements} />
    </>
  );
}
