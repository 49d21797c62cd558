import { CarouselSlides } from '@/components/islands/CarouselSlides';
import { Island } from '@/components/islands/Island';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { Section } from './Section';

/** The strip of school toppers: photo, name, class and percentage (specification, section 2). */
export function Toppers({ home, toppers, words }: Pick<Content, 'home' | 'toppers' | 'words'>) {
  if (!toppers.length) return null;
  const { title } = home.toppers;
  const slides = toppers.map((topper) => ({
    key: `${topper.order} ${topper.name}`,
    content: <Topper {...topper} />,
  }));
  return (
    <Section id="toppers" title={title} className="section-sunken">
      <Island
        name="Carousel"
        slot="carousel-track track-of-five"
        props={{ label: title, total: slides.length, words: words.carousel }}
      >
        <CarouselSlides slides={slides} words={words.carousel} />
      </Island>
    </Section>
  );
}

function Topper({ name, position, percentage, picture, alt }: Content['toppers'][number]) {
  return (
    <figure className="card topper">
      <Picture name={picture} alt={alt} sizes="(min-width: 64rem) 14rem, 45vw" />
      <figcaption>
        <strong>{`${percentage}%`}</strong>
        <b>{name}</b>
        <span className="muted">{position}</span>
      </figcaption>
    </figure>
  );
}
