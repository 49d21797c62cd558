import { CarouselIsland } from '@/components/islands/Island';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { Testimonial } from '@/components/page/PeopleLists';
import { SHOWN_AT_HOME } from '@/lib/content/kinds/home';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { sayClass } from '@/lib/content/words/say-class';
import { words } from '@/lib/content/words/in-use';
import { Section } from './Section';

/** In milliseconds (specification, section 9). */
const INTERVAL = 3500;

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
        interval={INTERVAL}
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
