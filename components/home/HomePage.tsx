import type { Content } from '@/lib/content/content';
import { AboutUs } from './AboutUs';
import { AnnouncementTicker } from './AnnouncementTicker';
import { Banner } from './Banner';
import { Closing } from './Closing';
import { DeskMessages } from './DeskMessages';
import { CardSection } from './CardSection';
import { NewsAndEvents } from './NewsAndEvents';
import { Testimonials } from './Testimonials';
import { TodayStrip } from './TodayStrip';
import { Toppers } from './Toppers';
import { Welcome } from './Welcome';

/**
 * The stacked sections of specification, section 2, "Home page", in its order. A section without content is left out.
 * @param props.day for which the site is built, `YYYY-MM-DD`
 */
export function HomePage({ content, day }: { content: Content; day: string }) {
  const { home } = content;
  return (
    <>
      <Banner {...content} />
      <Welcome {...content} today={<TodayStrip content={content} day={day} />} />
      <CardSection id="programmes" newTab={content.words.page.newTab} {...home.programmes} />
      <DeskMessages title={home.desk.title} {...content} />
      <AnnouncementTicker title={home.announcements.title} {...content} />
      <AboutUs about={home.about} words={content.words} />
      <NewsAndEvents {...content} />
      <Testimonials {...content} />
      {home.facilities ? (
        <CardSection id="facilities" newTab={content.words.page.newTab} {...home.facilities} />
      ) : null}
      <Toppers {...content} />
      <Closing closing={home.closing} words={content.words} />
    </>
  );
}
