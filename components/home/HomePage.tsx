import type { Content } from '@/lib/content/content';
import { AboutUs } from './AboutUs';
import { AnnouncementTicker } from './AnnouncementTicker';
import { Banner } from './Banner';
import { Closing } from './Closing';
import { DeskMessages } from './DeskMessages';
import { CardSection } from './CardSection';
import { NewsAndEvents } from './NewsAndEvents';
import { Testimonials } from './Testimonials';
import { Toppers } from './Toppers';

/** The stacked sections of specification, section 2, "Home page", in its order. A section without content is left out. */
export function HomePage({ content }: { content: Content }) {
  const { home } = content;
  return (
    <>
      <Banner {...content} />
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
