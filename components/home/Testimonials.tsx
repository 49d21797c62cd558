import { Testimonial } from '@/components/page/TestimonialList';
import { CarouselTrack } from '@/components/ui/CarouselTrack';
import { Island } from '@/components/ui/Island';
import type { Content } from '@/lib/content/content';
import { Section } from './Section';

/** Testimonials cycle every 3500 ms and have dots (specification, sections 4 and 9). */
const INTERVAL = 3500;

export function Testimonials({
  home,
  testimonials,
  words,
}: Pick<Content, 'home' | 'testimonials' | 'words'>) {
  if (!testimonials.length) return null;
  const { title } = home.testimonials;
  const slides = testimonials.map((testimonial) => ({
    key: `${testimonial.order} ${testimonial.name}`,
    content: <Testimonial {...testimonial} />,
  }));
  return (
    <Section id="testimonials" title={title}>
      <Island
        name="Carousel"
        props={{ label: title, total: slides.length, interval: INTERVAL, dots: true, words: words.carousel }}
      >
        <CarouselTrack slides={slides} words={words.carousel} className="track-of-two" />
      </Island>
      <a href="/Account/Testimonials" className="inline-block min-h-6 font-semibold">
        {words.home.allTestimonials}
      </a>
    </Section>
  );
}
