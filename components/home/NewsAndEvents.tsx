import { DatedItemView } from '@/components/page/DatedList';
import { CarouselTrack } from '@/components/ui/CarouselTrack';
import { Island } from '@/components/ui/Island';
import type { Content } from '@/lib/content/content';
import { Section } from './Section';

/** News cycles every 3500 ms (specification, section 9). */
const INTERVAL = 3500;
const EVENTS_SHOWN = 4;

/** The tab of news and events (specification, section 2). Without script both panels are seen. */
export function NewsAndEvents({
  home,
  news,
  events,
  words,
}: Pick<Content, 'home' | 'news' | 'events' | 'words'>) {
  const labels = home.newsAndEvents;
  const tabs = [
    ...(news.length ? [{ id: 'news', text: labels.news }] : []),
    ...(events.length ? [{ id: 'events', text: labels.events }] : []),
  ];
  if (!tabs.length) return null;
  return (
    <Section id="news-and-events" title={labels.title} sunken>
      <Island name="Tabs" props={{ label: labels.title, tabs }}>
        <div className="tab-panels">
          {news.length ? (
            <div id="news" className="pt-6">
              <NewsCarousel news={news} label={labels.news} words={words} />
              <a href="/news" className="inline-block min-h-6 font-semibold">
                {words.home.allNews}
              </a>
            </div>
          ) : null}
          {events.length ? (
            <div id="events" className="pt-6">
              <ul className="grid gap-5 sm:grid-cols-2">
                {events.slice(0, EVENTS_SHOWN).map((event) => (
                  <li key={`${event.date} ${event.message}`} className="card p-5">
                    <DatedItemView item={event} newTab={words.page.newTab} />
                  </li>
                ))}
              </ul>
              <a href="/events" className="mt-4 inline-block min-h-6 font-semibold">
                {words.home.allEvents}
              </a>
            </div>
          ) : null}
        </div>
      </Island>
    </Section>
  );
}

function NewsCarousel({ news, label, words }: Pick<Content, 'news' | 'words'> & { label: string }) {
  const slides = news.map((item) => ({
    key: `${item.date} ${item.message}`,
    content: (
      <div className="card h-full p-5">
        <DatedItemView item={item} newTab={words.page.newTab} />
      </div>
    ),
  }));
  return (
    <Island
      name="Carousel"
      props={{ label, total: slides.length, interval: INTERVAL, words: words.carousel }}
    >
      <CarouselTrack slides={slides} words={words.carousel} className="track-of-three" />
    </Island>
  );
}
