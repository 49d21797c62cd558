import type { Locator, Page } from '@playwright/test';
import { fillIn } from '@/lib/text/text';
import { SHOWN_AT_HOME } from '@/lib/content/kinds/home';
import { schoolToday } from '@/lib/site/school-today';
import { BUILT, content, words } from './built-content';
import { expect } from './watched-page';

export interface HomeCarousel {
  name: string;
  slides: number;
  /** The milliseconds between moves (specification, section 9). Toppers do not move automatically. */
  interval?: number;
  dots?: true;
}

const { home, news, testimonials, toppers } = content;

/** The number of slides in the banner: today’s drawing, if any, comes before the school's own pictures. */
export const BANNER_SLIDES = home.banners.length + (schoolToday(content, BUILT).length ? 1 : 0);

const ALL: HomeCarousel[] = [
  { name: words.home.banner, slides: BANNER_SLIDES, interval: 5000, dots: true },
  { name: home.newsAndEvents.news, slides: Math.min(news.length, SHOWN_AT_HOME.news), interval: 3500 },
  {
    name: home.testimonials.title,
    slides: Math.min(testimonials.length, SHOWN_AT_HOME.testimonials),
    interval: 3500,
    dots: true,
  },
  { name: home.toppers.title, slides: toppers.length },
];

export const CAROUSELS = ALL.filter(({ slides }) => slides > 0);
/** The carousels that move automatically on a phone, which shows one slide at a time. */
export const MOVING = CAROUSELS.filter(({ slides, interval }) => slides > 1 && interval !== undefined);

export const carouselOf = (page: Page, { name }: HomeCarousel): Locator =>
  page.locator('.carousel').and(page.getByRole('group', { name, exact: true }));

export const buttonName = ({ name: of }: HomeCarousel, name: string): string => `${name}: ${of}`;

export const buttonOf = (page: Page, carousel: HomeCarousel, name: string): Locator =>
  carouselOf(page, carousel).getByRole('button', { name: buttonName(carousel, name), exact: true });

/** The index of the current slide: the one whose dot is marked or, without dots, the first focusable slide. */
export async function currentSlide(page: Page, carousel: HomeCarousel): Promise<number> {
  if (carousel.dots) {
    const dots = carouselOf(page, carousel)
      .getByRole('group', { name: words.carousel.choose })
      .getByRole('button');
    return dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  }
  const label = await carouselOf(page, carousel)
    .locator('[aria-roledescription]:not([inert])')
    .first()
    .getAttribute('aria-label');
  const { slides: total } = carousel;
  return Array.from({ length: total }, (_, index) =>
    fillIn(words.carousel.position, { number: index + 1, total }),
  ).indexOf(label ?? '');
}

/** Opens the home page with a stopped clock, which advances only until the carousel has hydrated. */
export async function openHome(page: Page, carousel: HomeCarousel): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.keyboard.press('Shift');
  // An island hydrates only when it comes close to the visible part of the page.
  await carouselOf(page, carousel).locator('.carousel-viewport').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(carouselOf(page, carousel)).toHaveAttribute('data-ready', '', { timeout: 100 });
  }).toPass({ intervals: [20] });
}
