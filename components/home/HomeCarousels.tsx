import { CarouselIsland } from '@/components/islands/Island';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { Testimonial } from '@/components/page/PeopleLists';
import { SHOWN_AT_HOME } from '@/lib/content/kinds/home';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { sayClass } from '@/lib/content/words/say-class';
import { words } from '@/lib/content/words/in-use';
import type { OnDay } from '@/components/page/on-day';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { schoolToday } from '@/lib/site/school-today';
import { bannerMovement } from './banner-movement';
import { SchoolToday } from './SchoolToday';
import { Section } from './Section';

/** In milliseconds (specification, sections 4 and 9). */
const BANNER_INTERVAL = 5000;
const TESTIMONIAL_INTERVAL = 3500;

/** Shows the school as it is today, then the school's own pictures (specification, section 2). */
export function Banner({ content, day }: OnDay) {
  const { banners } = content.home;
  const moments = schoolToday(content, day);
  const knowsToday = moments.length > 0;
  const own = banners.map(({ picture, alt, caption }, index) => ({
    key: picture,
    content: (
      <figure className="banner-slide">
        <figcaption className="banner-caption">{caption}</figcaption>
        <Picture
          name={picture}
          alt={alt}
          sizes="(min-width: 64rem) 100vw, 150vw"
          first={index === 0 && !knowsToday}
          className="banner-picture"
        />
      </figure>
    ),
  }));
  const today = { key: 'today', content: <SchoolToday content={content} day={day} moments={moments} /> };
  const slides = knowsToday ? [today, ...own] : own;
  const moves = slides.length > 1;
  return (
    <>
      {moves ? <style>{bannerMovement(slides.length, BANNER_INTERVAL)}</style> : null}
      <CarouselIsland
        className="banner"
        label={words.home.banner}
        slides={slides}
        interval={BANNER_INTERVAL}
        early={moves}
        dots
        words={words.carousel}
      />
      <ExpiryScript items={moments} />
    </>
  );
}

export function Testimonials(content: Pick<Content, 'home' | 'pages' | 'testimonials'>) {
  const { home, pages, testimonials } = content;
  if (!testimonials.length) return null;
  const { title } = home.testimonials;
  const all = findPageShowing(pages, 'testimonials');
  const slides = testimonials.slice(0, SHOWN_AT_HOME.testimonials).map((testimonial) => ({
    key: `${testimonial.order} ${testimonial.name}`,
    content: <Testimonial {...testimonial} />,
  }));
  return (
    <Section id="testimonials" title={title} className="quotation">
      <CarouselIsland
        label={title}
        slides={slides}
        interval={TESTIMONIAL_INTERVAL}
        dots
        link={all === undefined ? undefined : { to: all, text: words.home.allTestimonials }}
        words={words.carousel}
      />
    </Section>
  );
}

export function Toppers({ home, toppers }: Pick<Content, 'home' | 'toppers'>) {
  if (!toppers.length) return null;
  const { title } = home.toppers;
  const slides = toppers.map(({ order, name, position, percentage, picture, alt }) => ({
    key: `${order} ${name}`,
    content: (
      <figure className="card topper">
        <Picture name={picture} alt={alt} sizes="(min-width: 64rem) 14rem, 45vw" />
        <figcaption>
          <strong>{`${percentage}%`}</strong>
          <b>{name}</b>
          <span className="muted">{sayClass(position)}</span>
        </figcaption>
      </figure>
    ),
  }));
  return (
    <Section id="toppers" title={title} className="section-sunken">
      <CarouselIsland
        slot="carousel-track topper-track"
        className={slides.length > 5 ? undefined : 'of-five'}
        label={title}
        slides={slides}
        words={words.carousel}
      />
    </Section>
  );
}
