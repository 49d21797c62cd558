import { CarouselSlides } from '@/components/islands/CarouselSlides';
import { Island } from '@/components/islands/Island';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';

/** Banner images cycle every 5000 ms (specification, section 9). */
const INTERVAL = 5000;

/** Below 40rem CSS crops the sides of the picture, so it is wider than the screen. Very dense screens can use a smaller version. */
const SIZES = '(max-width: 40rem) and (min-resolution: 2.5dppx) 100vw, (max-width: 40rem) 430px, 100vw';

export function Banner({ home, words }: Pick<Content, 'home' | 'words'>) {
  const slides = home.banners.map(({ picture, alt, caption }, index) => ({
    key: picture,
    content: (
      <figure className="banner-slide">
        <Picture name={picture} alt={alt} sizes={SIZES} first={index === 0} className="banner-picture" />
        <figcaption className="banner-caption">{caption}</figcaption>
      </figure>
    ),
  }));
  return (
    <Island
      name="Carousel"
      className="banner"
      slot="carousel-track"
      props={{
        label: words.home.banner,
        total: slides.length,
        interval: INTERVAL,
        dots: true,
        words: words.carousel,
      }}
    >
      <CarouselSlides slides={slides} words={words.carousel} />
    </Island>
  );
}
