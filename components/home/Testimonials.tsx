import { Testimonial } from '@/components/page/TestimonialList';
import { CarouselSlides } from '@/components/islands/CarouselSlides';
import { Island } from '@/components/islands/Island';
import type { Content } from '@/lib/content/content';
import { SHOWN_AT_HOME } from '@/lib/content/kinds/home';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { Section } from './Section';

/** Testimonials cycle every 3500 ms and have dots (specification, sections 4 and 9). */
const INTERVAL = 3500;

export function Testimonials({
  home,
  pages,
  testimonials,
  words,
}: Pick<Content, 'home' | 'pages' | 'testimonials' | 'words'>) {
  if (!testimonials.length) return null;
  const { title } = home.testimonials;
  const all = findPageShowing(pages, 'testimonials');
  const slides = testimonials.slice(0, SHOWN_AT_HOME.testimonials).map((testimonial) => ({
    key: `${testimonial.order} ${testimonial.name}`,
    content: <Testimonial {...testimonial} />,
  }));
  return (
    <Section id="testimonials" title={title} className="quotation">
      <Island
        name="Carousel"
        slot="carousel-track"
        props={{
          label: title,
          total: slides.length,
          interval: INTERVAL,
          dots: true,
          link: all === undefined ? undefined : { to: all, text: words.home.allTestimonials },
          words: words.carousel,
        }}
      >
        <CarouselSlides slides={slides} words={words.carousel} />
      </Island>
    </Section>
  );
}
