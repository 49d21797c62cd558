import { routeOfNotice } from '@/lib/site/site-pages';
import { DatedItemView, EventList } from '@/components/page/DatedList';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { CarouselIsland, Island } from '@/components/islands/Island';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { SHOWN_AT_HOME } from '@/lib/content/kinds/home';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { words } from '@/lib/content/words/in-use';
import { Section } from './Section';
import { lastExpiry, shortDay } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';

/** In milliseconds (specification, section 9). */
const INTERVAL = 3500;

/** Without JavaScript, shows both panels. */
export function NewsAndEvents(content: Pick<Content, 'home' | 'news' | 'events' | 'pages'>) {
  const { home, news: all, events, pages } = content;
  const labels = home.newsAndEvents;
  const news = all.slice(0, SHOWN_AT_HOME.news);
  const shownEvents = events.slice(0, SHOWN_AT_HOME.events);
  const tabs = [
    ...(news.length ? [{ id: 'news', text: labels.news }] : []),
    ...(events.length ? [{ id: 'events', text: labels.events }] : []),
  ];
  if (!tabs.length) return null;
  const allNews = findPageShowing(pages, 'news');
  const allEvents = findPageShowing(pages, 'events');
  const slides = news.map((item) => ({
    key: `${item.date} ${item.message}`,
    expires: item.expires,
    content: (
      <div className="card">
        {item.picture ? (
          <Picture name={item.picture} alt={item.alt ?? ''} sizes="20rem" className="link-card-picture" />
        ) : null}
        <div className="padded">
          <DatedItemView item={item} brief />
        </div>
      </div>
    ),
  }));
  return (
    <Section id="news-and-events" title={labels.title} className="section-sunken">
      <Island name="Tabs" slot="tab-panels" props={{ label: labels.title, tabs }}>
        {news.length ? (
          <div id="news">
            <CarouselIsland
              slot="carousel-track news-track"
              label={labels.news}
              slides={slides}
              interval={INTERVAL}
              link={allNews === undefined ? undefined : { to: allNews, text: words.home.allNews }}
              words={words.carousel}
            />
            <p className="when-empty">{words.home.empty}</p>
          </div>
        ) : null}
        {events.length ? (
          <div id="events">
            <EventList events={shownEvents} heading="h3" />
            {allEvents ? (
              <a href={allEvents} className="carousel-link">
                {words.home.allEvents}
              </a>
            ) : null}
          </div>
        ) : null}
      </Island>
      <ExpiryScript items={news} />
    </Section>
  );
}

/** A list that CSS scrolls in 50 s. A check box pauses it without JavaScript (WCAG 2.2.2). */
export function AnnouncementTicker(content: Pick<Content, 'home' | 'announcements' | 'pages'>) {
  const { home, announcements: all, pages } = content;
  const announcements = all.slice(0, SHOWN_AT_HOME.announcements);
  const page = findPageShowing(pages, 'announcements');
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
            <input
              id="pause-ticker"
              type="checkbox"
              aria-label={`${words.home.pauseTicker}: ${home.announcements.title}`}
            />
            <label htmlFor="pause-ticker">{words.home.pauseTicker}</label>
          </div>
          {page ? (
            <a href={page} className="ticker-all">
              {words.home.allAnnouncements}
            </a>
          ) : null}
          <div className="ticker-window">
            <ul className="ticker-list">
              {announcements.map(
                ({
                  id,
                  publish,
                  title: about,
                  message,
                  first,
                  to = first === message ? undefined : routeOfNotice({ id }),
                  expires,
                }) => (
                  <li key={message} data-expires={expires}>
                    <time dateTime={publish}>{shortDay(publish)}</time>{' '}
                    <SiteLink href={to}>{about ?? first}</SiteLink>
                    {about === undefined ? null : ` – ${keepTogether(first)}`}
                  </li>
                ),
              )}
            </ul>
          </div>
        </div>
      </section>
      <ExpiryScript items={announcements} />
    </>
  );
}
