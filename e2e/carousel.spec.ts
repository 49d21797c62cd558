import type { Page } from '@playwright/test';
import { fillIn } from '@/lib/text/text';
import { words } from './built-content';
import {
  buttonOf,
  carouselOf,
  CAROUSELS,
  currentSlide,
  MOVING,
  buttonName,
  openHome,
  type HomeCarousel,
} from './carousels';
import { holdScript, waitForIslands } from './islands';
import { expect, test } from './watched-page';

// A phone shows one slide at a time, so even a carousel of two slides moves.
test.use({ viewport: { width: 412, height: 900 } });

/** The names of all animations running on the page. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((each) => (each instanceof CSSAnimation ? each.animationName : 'transition')),
  );

/** Moves the pointer to a place outside every carousel. */
const leave = (page: Page): Promise<void> => page.locator('main h1').hover();

const placeOf = (page: Page, carousel: HomeCarousel): Promise<string> =>
  carouselOf(page, carousel)
    .locator('.carousel-track')
    .evaluate((track) => getComputedStyle(track).transform);

/** The number of slides that are focusable out of view, or in view but not focusable. */
const wrongSlides = (page: Page, carousel: HomeCarousel): Promise<number> =>
  carouselOf(page, carousel)
    .locator('.carousel-viewport')
    .evaluate((viewport) => {
      const { left, right } = viewport.getBoundingClientRect();
      return [...viewport.querySelectorAll<HTMLElement>('[aria-roledescription]')].filter((slide) => {
        const box = slide.getBoundingClientRect();
        return slide.inert === (box.right > left + 1 && box.left < right - 1);
      }).length;
    });

for (const carousel of MOVING) {
  const { name, slides, interval = 0, dots } = carousel;

  test(`${name}: moves every ${interval} ms, wraps around by itself and with its arrows, and a dot jumps to its slide`, async ({
    page,
  }) => {
    const now = () => currentSlide(page, carousel);
    await openHome(page, carousel);
    await expect.poll(() => wrongSlides(page, carousel), 'slides with the wrong focus').toBe(0);
    await leave(page);
    const before = await placeOf(page, carousel);
    await page.clock.runFor(interval - 100);
    expect([await now(), await placeOf(page, carousel)], 'just before the interval has passed').toEqual([
      0,
      before,
    ]);
    await page.clock.runFor(200);
    expect(await placeOf(page, carousel), 'just after the interval has passed').not.toBe(before);
    // Without dots, the first focusable slide counts as current. Wait until the previous one is out of view.
    if (!dots) await page.clock.runFor(2000);
    await expect.poll(now, 'after the interval').toBe(1);
    if (dots) {
      await page.clock.runFor(interval * (slides - 1));
      await expect.poll(now, 'after a full round').toBe(0);
    }
    await buttonOf(page, carousel, words.carousel.pause).click();
    if (!dots) await buttonOf(page, carousel, words.carousel.previous).click();
    for (const [arrow, wanted] of [
      ['previous', slides - 1],
      ['next', 0],
    ] as const) {
      await page.clock.runFor(2000);
      await buttonOf(page, carousel, words.carousel[arrow]).click();
      await page.clock.runFor(2000);
      await expect.poll(now, `after “${arrow}” at the end`).toBe(wanted);
    }
    if (!dots) return;
    const last = fillIn(words.carousel.show, { number: slides, total: slides });
    await carouselOf(page, carousel).getByRole('button', { name: last, exact: true }).click();
    expect(await now(), 'after its dot').toBe(slides - 1);
  });
}

const [BANNER] = MOVING.filter(({ interval }) => interval === 5000);
if (BANNER) {
  const { slides, interval = 0 } = BANNER;
  const now = (page: Page) => currentSlide(page, BANNER);

  test('a carousel is paused by its first button, and stops while the pointer is over it, in a hidden tab and after keyboard focus', async ({
    page,
  }) => {
    // Simulates a hidden tab, because Playwright keeps every tab visible.
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
      }, hidden);
    await openHome(page, BANNER);
    const first = carouselOf(page, BANNER).getByRole('button').first();
    await expect(first).toHaveAccessibleName(buttonName(BANNER, words.carousel.pause));
    await first.click();
    await expect(first).toHaveAccessibleName(buttonName(BANNER, words.carousel.play));
    await leave(page);
    await page.clock.runFor(interval + 1000);
    expect(await now(page), 'paused').toBe(0);
    await first.click();
    await page.clock.runFor(interval + 1000);
    expect(await now(page), 'under the pointer').toBe(0);
    await leave(page);
    await expect(carouselOf(page, BANNER).locator('.carousel-viewport')).toHaveAttribute('aria-live', 'off');
    await hide(true);
    await page.clock.runFor(interval + 2000);
    expect(await now(page), 'in a hidden tab').toBe(0);
    await hide(false);
    await page.clock.runFor(interval - 1900);
    await expect.poll(() => now(page), 'in a tab that is shown again').toBe(1);
    await first.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.clock.runFor(interval + 1000);
    expect(await now(page), 'after keyboard focus').toBe(1);
  });

  test('with reduced motion, nothing on the home page moves by itself, and an arrow changes the slide at once', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const carousel of MOVING) {
      await openHome(page, carousel);
      const before = await placeOf(page, carousel);
      await page.clock.runFor((carousel.interval ?? 0) + 1000);
      expect(await placeOf(page, carousel), carousel.name).toBe(before);
      expect(await currentSlide(page, carousel), carousel.name).toBe(0);
      await buttonOf(page, carousel, words.carousel.next).click();
      await page.clock.runFor(50);
      const after = await placeOf(page, carousel);
      expect(after, carousel.name).not.toBe(before);
      await page.clock.runFor(1000);
      expect(await placeOf(page, carousel), carousel.name).toBe(after);
    }
    expect(await movingParts(page)).toEqual([]);
  });

  test.describe('until the banner’s script has loaded', () => {
    /** Moves the CSS animation to a time, and pauses it there. */
    const setTime = (page: Page, ms: number): Promise<void> =>
      page.locator('.banner').evaluate((banner, time) => {
        for (const each of banner.getAnimations({ subtree: true })) {
          each.pause();
          each.currentTime = time;
        }
      }, ms);

    /** The position of each slide, in carousel widths, and the index of the marked dot. */
    const look = (page: Page) =>
      carouselOf(page, BANNER).evaluate((carousel) => {
        const { left, width } = carousel.querySelector('.carousel-viewport')!.getBoundingClientRect();
        const places = [...carousel.querySelectorAll('.carousel-track > *')].map((slide) =>
          Number(((slide.getBoundingClientRect().left - left) / width).toFixed(2)),
        );
        const dots = carousel.querySelector('.dots');
        if (!dots) return { places, dot: NaN };
        const mark = new DOMMatrix(getComputedStyle(dots, '::after').transform).e;
        return { places, dot: mark / dots.firstElementChild!.clientWidth };
      });
    const shown = async (page: Page): Promise<number> => (await look(page)).places.indexOf(0);

    test('the banner is moved by CSS, marks the current dot, wraps around, and stays still with reduced motion', async ({
      page,
    }) => {
      await page.goto('/');
      for (let slide = 0; slide <= slides; slide += 1)
        for (const time of [10, interval - 510]) {
          await setTime(page, slide * interval + time);
          const { places, dot } = await look(page);
          expect([places.indexOf(0), Math.round(dot)]).toEqual([slide % slides, slide % slides]);
        }
      await setTime(page, slides * interval - 250);
      const { places } = await look(page);
      expect(places[0]).toBeGreaterThan(0);
      expect(places[slides - 1]).toBeCloseTo(places[0]! - 1, 1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => movingParts(page)).toEqual([]);
    });

    /** Calls `give` while the second slide is shown and the script has not loaded, then expects the `wanted` slide. */
    const answer = async (page: Page, give: (release: () => void) => Promise<void>, wanted: number) => {
      const release = await holdScript(page);
      await page.goto('/');
      await setTime(page, interval + 10);
      expect(await shown(page)).toBe(1);
      await give(release);
      release();
      await expect(carouselOf(page, BANNER)).toHaveAttribute('data-ready', '');
      await expect.poll(() => shown(page)).toBe(wanted);
      expect(await currentSlide(page, BANNER)).toBe(wanted);
    };
    const isMoved = (page: Page): Promise<boolean> =>
      page
        .locator('.banner')
        .evaluate((each) => each.getAnimations({ subtree: true }).some((one) => one instanceof CSSAnimation));

    test('CSS keeps moving the banner after an interaction elsewhere, and the script continues from the current slide, even after a full round', async ({
      page,
    }) => {
      const release = await holdScript(page);
      await page.goto('/');
      await page.keyboard.press('Shift');
      await page.locator('main h1').click();
      await setTime(page, slides * interval + 10);
      expect([await isMoved(page), await shown(page)]).toEqual([true, 0]);
      release();
      await expect(carouselOf(page, BANNER)).toHaveAttribute('data-ready', '');
      expect([await isMoved(page), await shown(page)]).toEqual([false, 0]);
      expect(await currentSlide(page, BANNER)).toBe(0);
    });

    test('the banner finishes its move and marks the dot if the pointer reaches it during the move', async ({
      page,
    }) => {
      await holdScript(page);
      await page.goto('/');
      await setTime(page, interval - 250);
      await page.locator('.banner').hover();
      expect(await isMoved(page)).toBe(true);
      await setTime(page, interval + 10);
      await expect.poll(() => isMoved(page)).toBe(false);
      const { places, dot } = await look(page);
      expect([places.indexOf(0), Math.round(dot)]).toEqual([1, 1]);
    });

    test('the banner is still moved by CSS if the script is late, and keeps only the button "Pause", which stops it', async ({
      page,
    }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      const release = await holdScript(page);
      await page.goto('/');
      await page.keyboard.press('Shift');
      const buttons = carouselOf(page, BANNER).getByRole('button');
      await page.clock.runFor(5900);
      expect(await buttons.count()).toBeGreaterThan(1);
      await page.clock.runFor(200);
      await expect(buttons).toHaveAccessibleName(buttonName(BANNER, words.carousel.pause));
      await setTime(page, interval + 10);
      expect([await isMoved(page), await shown(page)]).toEqual([true, 1]);
      await buttons.click();
      expect([await isMoved(page), await shown(page)]).toEqual([false, 1]);
      release();
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(buttons.first()).toHaveAccessibleName(buttonName(BANNER, words.carousel.play), {
          timeout: 100,
        });
      }).toPass({ intervals: [20] });
      expect([await buttons.count(), await currentSlide(page, BANNER)]).toEqual([slides + 3, 1]);
    });

    test('the banner stays on its slide under the pointer, and buttons move from that slide', async ({
      page,
    }) => {
      const { pause, play, next } = words.carousel;
      await answer(page, () => page.locator('.banner').hover(), 1);
      await expect(carouselOf(page, BANNER).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await answer(page, () => buttonOf(page, BANNER, next).click(), 2 % slides);
      await answer(page, () => buttonOf(page, BANNER, pause).click(), 1);
      await expect(buttonOf(page, BANNER, play)).toBeVisible();
      const pressTwo = async () => {
        await carouselOf(page, BANNER).locator('.dot').last().click();
        await buttonOf(page, BANNER, next).click();
      };
      await answer(page, pressTwo, 0);
    });

    test('the banner moves if its slides are dragged far enough with a mouse', async ({ page }) => {
      const drag = (by: number) => async () => {
        const { x = 0, y = 0 } = (await page.locator('.banner').boundingBox()) ?? {};
        await page.mouse.move(x + 200, y + 50);
        await page.mouse.down();
        await page.mouse.move(x + 200 + by, y + 50, { steps: 5 });
        await page.mouse.up();
      };
      await answer(page, drag(-60), 2 % slides);
      await answer(page, drag(60), 0);
      await answer(page, drag(-9), 1);
    });

    test('the banner replays a press on a button even if its island hydrates long after the script has loaded', async ({
      page,
    }) => {
      await page.goto('/#contact');
      await waitForIslands(page.locator('[data-island]').last());
      await page.waitForLoadState('networkidle');
      await buttonOf(page, BANNER, words.carousel.pause).dispatchEvent('click');
      await expect(carouselOf(page, BANNER)).not.toHaveAttribute('data-ready');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(buttonOf(page, BANNER, words.carousel.play)).toBeVisible();
    });

    test('the banner keeps the focus on the slides after an arrow key, so that the next arrow key moves the carousel again', async ({
      page,
    }) => {
      const release = await holdScript(page);
      await page.goto('/');
      const viewport = carouselOf(page, BANNER).locator('.carousel-viewport');
      await viewport.focus();
      expect(await isMoved(page)).toBe(false);
      await page.keyboard.press('ArrowRight');
      release();
      await expect(carouselOf(page, BANNER)).toHaveAttribute('data-ready', '');
      await expect(viewport).toBeFocused();
      const before = await currentSlide(page, BANNER);
      // An arrow key on a link in a slide must not move the slides: the link would lose the focus.
      await viewport.locator('.carousel-track').dispatchEvent('keydown', { key: 'ArrowRight' });
      expect(await currentSlide(page, BANNER)).toBe(before);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page)).toBe((before + 1) % slides);
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true });
      test('the banner is moved back or forward by a swipe, and the script takes over only after the swipe has ended', async ({
        page,
      }) => {
        const swipe = (from: number, by: number) => async (release: () => void) => {
          const { y = 0 } = (await page.locator('.banner').boundingBox()) ?? {};
          const session = await page.context().newCDPSession(page);
          const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
            session.send('Input.dispatchTouchEvent', {
              type,
              touchPoints: [{ x: from + by * moved, y: y + 15 }],
            });
          await touch('touchStart', 0);
          for (let moved = 0.1; moved < 1; moved += 0.1) {
            await page.waitForTimeout(16);
            await touch('touchMove', moved);
          }
          release();
          await page.waitForLoadState('networkidle');
          await expect(carouselOf(page, BANNER)).not.toHaveAttribute('data-ready');
          await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        };
        await answer(page, swipe(80, 300), 0);
        await answer(page, swipe(300, -280), Math.min(2, slides - 1));
      });
    });
  });
}

const COUNTS = [2, 3, 4, 5, 9, 12];

/** For each number in `COUNTS`, copies each carousel with that many slides, before the islands' scripts count them. */
async function copyCarousels(page: Page): Promise<void> {
  await page.locator('[data-island=Carousel]').evaluateAll((islands: HTMLElement[], counts) => {
    for (const island of islands) {
      const parent = island.parentElement!;
      parent.style.position = 'relative';
      const { offsetTop, offsetLeft, offsetWidth } = island;
      const place = { top: `${offsetTop}px`, left: `${offsetLeft}px`, width: `${offsetWidth}px` };
      const copies = counts.slice(1).map(() => island.cloneNode(true) as HTMLElement);
      for (const copy of copies) {
        Object.assign(copy.style, { position: 'absolute', ...place });
        // The inline script can stop only one banner, so let it be the original.
        copy.querySelector('[data-early]')?.removeAttribute('data-early');
        parent.append(copy);
      }
      for (const [copy, one] of [island, ...copies].entries()) {
        const track = one.querySelector('.carousel-track')!;
        while (track.children.length > counts[copy]!) track.lastElementChild?.remove();
        for (let index = 0; track.children.length < counts[copy]!; index += 1)
          track.append(track.children[index]!.cloneNode(true));
      }
    }
  }, COUNTS);
}

/**
 * Presses the arrows of every carousel that has more slides than it shows, and waits for the slides to move after each
 * press. Returns the presses that moved nothing, and the carousels whose arrows are missing or unneeded.
 */
async function pressAll(page: Page): Promise<string[]> {
  return page.locator('.carousel').evaluateAll(
    async (carousels, { previous, next }) => {
      const faults = carousels.map(async (carousel) => {
        const viewport = carousel.querySelector('.carousel-viewport')!;
        const slides = [...viewport.querySelector('.carousel-track')!.children];
        const boxes = (): DOMRect[] => slides.map((slide) => slide.getBoundingClientRect());
        const places = (): string =>
          boxes()
            .map(({ left }) => Math.round(left))
            .join(' ');
        const find = (name: string) =>
          [...carousel.querySelectorAll('button')].find(({ ariaLabel }) =>
            ariaLabel?.startsWith(`${name}: `),
          );
        const comes = async (isThere: () => boolean): Promise<boolean> => {
          for (let wait = 0; wait < 1500 && !isThere(); wait += 1)
            await new Promise((resolve) => setTimeout(resolve, 10));
          return isThere();
        };
        const at = `${slides.length} slides of ${carousel.className}`;
        const end = boxes().reduce((sum, { width }) => sum + width, boxes()[0]?.left ?? 0);
        const hidden = end > viewport.getBoundingClientRect().right + 1;
        if (!(await comes(() => Boolean(find(next)) === hidden)))
          return `${at}: arrows ${hidden ? 'missing' : 'too many'}`;
        const presses = hidden ? [previous, ...Array<string>(slides.length + 1).fill(next)] : [];
        for (const [index, name] of presses.entries()) {
          const before = places();
          find(name)?.click();
          if (!(await comes(() => places() !== before))) return `${at}: press ${index + 1}, ${name}`;
        }
        return [];
      });
      return (await Promise.all(faults)).flat();
    },
    { previous: words.carousel.previous, next: words.carousel.next },
  );
}

// The number of slides in view depends on the width. At 1101 px, a slide is not a whole number of pixels wide.
for (const width of [320, 640, 1101, 1280])
  test(`at ${width} px, with any number of slides, each carousel wraps around at both ends, or shows all slides and no arrows`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Make the window as tall as the page, so that every carousel is in view.
    await page.setViewportSize({ width, height: 12_000 });
    const release = await holdScript(page);
    await page.goto('/');
    await copyCarousels(page);
    release();
    await waitForIslands(page.locator('[data-island]'));
    await expect(page.locator('.carousel')).toHaveCount(CAROUSELS.length * COUNTS.length);
    // Make the window small again, which saves most of the time: positions can be read without painting a tall
    // window.
    await page.setViewportSize({ width, height: 100 });
    expect(await pressAll(page)).toEqual([]);
  });

test('on a very wide screen, every slide has room for its text', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await page.goto('/');
  const widths = await page
    .locator('.carousel-track > *')
    .evaluateAll((slides) => slides.map((slide) => slide.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(200);
});
