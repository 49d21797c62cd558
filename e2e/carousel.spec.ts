import { fillIn } from '@/lib/text/text';
import { words } from './built-content';
import { buttonOf, carouselOf, CAROUSELS, currentSlide, MOVING, nameOf, openHome } from './carousels';
import { waitForIsland } from './wait-for-island';
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

test.describe('however wide the window is and however many slides there are', () => {
  for (const carousel of CAROUSELS)
    for (const count of [2, 3, 4, 5, 9, 12])
      test(`${carousel.name} with ${count}: both ends wrap around, or all are in view and there are no arrows`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const width of [320, 640, 1024, 1101, 1280, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto('/');
          const viewport = carouselOf(page, carousel).locator('.carousel-viewport');
          // Before the script of the island counts them.
          await viewport.locator('.carousel-track').evaluate((track, wanted) => {
            while (track.children.length > wanted) track.lastElementChild?.remove();
            for (let index = 0; track.children.length < wanted; index += 1)
              track.append(track.children[index]!.cloneNode(true));
          }, count);
          await viewport.scrollIntoViewIfNeeded();
          await waitForIsland(carouselOf(page, carousel));
          const at = `at ${width} px`;
          const places = (): Promise<string> =>
            viewport.evaluate((element) =>
              [...(element.querySelector('.carousel-track')?.children ?? [])]
                .map((slide) =>
                  Math.round(slide.getBoundingClientRect().left - element.getBoundingClientRect().left),
                )
                .join(' '),
            );
          const hidden = await viewport.evaluate((element) => {
            const boxes = [...(element.querySelector('.carousel-track')?.children ?? [])].map((slide) =>
              slide.getBoundingClientRect(),
            );
            const end = boxes.reduce((sum, { width: wide }) => sum + wide, boxes[0]?.left ?? 0);
            return end > element.getBoundingClientRect().right + 1;
          });
          const next = buttonOf(page, carousel, words.carousel.next);
          await expect(next, at).toHaveCount(hidden ? 1 : 0);
          if (!hidden) continue;
          const settled = async (before: string): Promise<string> => {
            await expect.poll(places, { message: at }).not.toBe(before);
            return places();
          };
          let before = await places();
          for (const name of [
            words.carousel.previous,
            ...Array<string>(count + 1).fill(words.carousel.next),
          ]) {
            await buttonOf(page, carousel, name).click();
            before = await settled(before);
          }
        }
      });
});
