import { fillIn } from '@/lib/text/text';
import { words } from './built-content';
import { buttonOf, carouselOf, currentSlide, MOVING, nameOf, openHome } from './carousels';
import { expect, test } from './watched-page';

// A phone shows one slide at once: there a carousel of two can move too.
test.use({ viewport: { width: 412, height: 900 } });

for (const carousel of MOVING) {
  const { name, slides, interval = 0, dots } = carousel;
  const now = (page: Parameters<typeof currentSlide>[0]) => () => currentSlide(page, carousel);
  const leave = 'main h1';

  test(`${name}: moves every ${interval} ms and wraps around`, async ({ page }) => {
    await openHome(page, carousel);
    await page.locator(leave).hover();
    expect(await currentSlide(page, carousel)).toBe(0);
    await page.clock.runFor(interval - 100);
    expect(await currentSlide(page, carousel)).toBe(0);
    await page.clock.runFor(200);
    // The slide that leaves can be reached until it is out of sight.
    if (!dots) await page.clock.runFor(2000);
    await expect.poll(now(page)).toBe(1);
    if (!dots) return;
    await page.clock.runFor(interval * (slides - 1));
    await expect.poll(now(page)).toBe(0);
  });

  test(`${name}: previous and next wrap around at both ends`, async ({ page }) => {
    await openHome(page, carousel);
    await buttonOf(page, carousel, words.carousel.pause).click();
    await buttonOf(page, carousel, words.carousel.previous).click();
    await page.clock.runFor(2000);
    await expect.poll(now(page)).toBe(slides - 1);
    await buttonOf(page, carousel, words.carousel.next).click();
    await page.clock.runFor(2000);
    await expect.poll(now(page)).toBe(0);
  });

  test(`${name}: the pause button comes first, stops the slides and changes its name`, async ({ page }) => {
    await openHome(page, carousel);
    const first = carouselOf(page, carousel).getByRole('button').first();
    await expect(first).toHaveAccessibleName(nameOf(carousel, words.carousel.pause));
    await first.click();
    await expect(first).toHaveAccessibleName(nameOf(carousel, words.carousel.play));
    await page.locator(leave).hover();
    await page.clock.runFor(interval * 3);
    expect(await currentSlide(page, carousel)).toBe(0);
    await first.click();
    await page.locator(leave).hover();
    await expect(carouselOf(page, carousel).locator('.carousel-viewport')).toHaveAttribute(
      'aria-live',
      'off',
    );
    await page.clock.runFor(interval + 100);
    if (!dots) await page.clock.runFor(2000);
    await expect.poll(now(page)).toBe(1);
  });

  test(`${name}: rests under the pointer, and stays stopped after keyboard focus`, async ({ page }) => {
    await openHome(page, carousel);
    await carouselOf(page, carousel).hover();
    await page.clock.runFor(interval * 3);
    expect(await currentSlide(page, carousel)).toBe(0);
    await page.locator(leave).hover();
    await carouselOf(page, carousel).getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.clock.runFor(interval * 3);
    expect(await currentSlide(page, carousel)).toBe(0);
  });

  test(`${name}: rests while the tab is hidden, and goes on when it is shown again`, async ({ page }) => {
    // Playwright keeps every tab visible.
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
      }, hidden);
    await openHome(page, carousel);
    await page.locator(leave).hover();
    await hide(true);
    await page.clock.runFor(interval + 2000);
    expect(await currentSlide(page, carousel)).toBe(0);
    await hide(false);
    await page.clock.runFor(interval - 1900);
    if (!dots) await page.clock.runFor(2000);
    await expect.poll(now(page)).toBe(1);
  });

  test(`${name}: does not move by itself where the visitor prefers reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page, carousel);
    await page.clock.runFor(interval * 4);
    expect(await currentSlide(page, carousel)).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  if (dots) {
    test(`${name}: a dot jumps to its slide`, async ({ page }) => {
      await openHome(page, carousel);
      const last = fillIn(words.carousel.show, { number: slides, total: slides });
      await carouselOf(page, carousel).getByRole('button', { name: last, exact: true }).click();
      expect(await currentSlide(page, carousel)).toBe(slides - 1);
    });
  }
}
