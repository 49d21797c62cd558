import { BUILT, content, standOn, words } from './built-content';
import { carouselOf, CAROUSELS } from './carousels';
import { waitForIsland } from './islands';
import { expect, test } from './watched-page';

const { announcements, events, home, messages, news, pages, testimonials, toppers } = content;

/** The title of a section, in a list; an empty list for a section without content, which the page omits. */
const section = ({ title }: { title: string }, holds: readonly unknown[]): string[] =>
  holds.length ? [title] : [];

test.beforeEach(({ page }) => standOn(BUILT, page));

test('the sections are in the order of the specification, "Who benefits" comes before the facilities, and each desk message links to the full text', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('main h2[id$="-title"]')).toHaveText([
    home.programmes.title,
    ...section(home.desk, messages),
    ...section(home.announcements, announcements),
    home.about.title,
    ...section(home.newsAndEvents, [...news, ...events]),
    ...section(home.testimonials, testimonials),
    ...(home.facilities ? [home.facilities.title] : []),
    ...section(home.toppers, toppers),
    home.closing.title,
  ]);
  await expect(page.locator('.carousel')).toHaveCount(CAROUSELS.length);
  for (const carousel of CAROUSELS)
    await expect(carouselOf(page, carousel).locator('.carousel-track > *')).toHaveCount(carousel.slides);
  const { facilities } = home;
  const shown = page.locator('#facilities');
  await expect(shown.locator('dt')).toHaveText((facilities?.beneficiaries ?? []).map(({ title }) => title));
  await expect(shown.locator('dd')).toHaveText((facilities?.beneficiaries ?? []).map(({ text }) => text));
  await expect(shown.locator('dl, .cards')).toHaveCount(facilities ? (facilities.beneficiaries ? 2 : 1) : 0);
  if (facilities?.beneficiaries) await expect(shown.locator('dl ~ .cards')).toHaveCount(1);
  await expect(page.locator('#desk li')).toHaveCount(messages.length);
  const whole = pages.some(({ shows }) => shows?.includes('messages'));
  const links = page.locator('#desk').getByRole('link', { name: words.home.readMore });
  await expect(links).toHaveCount(whole ? messages.length : 0);
});

test('the name in Devanagari is shown on a phone too, and the header is not wider than the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const { devanagari, name } = content.school;
  const header = page.getByRole('banner');
  for (const text of [name, ...(devanagari ? [devanagari.name] : [])])
    await expect(header.getByText(text).first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on a laptop, at any text size, the heading is larger than those below, and the buttons of the banner cover nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const size of ['', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    const read = (selector: string): Promise<number[]> =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...(await read('main h1')))).toBeGreaterThan(Math.max(...(await read('main h2'))));
    const buttons = page.locator('.banner .carousel-controls');
    if (!(await buttons.count())) continue;
    const { y = 0, height = 0 } = (await buttons.boundingBox()) ?? {};
    const tops = await page
      .locator('.welcome > :is(h1, .lead, .today):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(y + height, `buttons with text of ${size || 'the usual size'}`).toBeLessThanOrEqual(
      Math.min(...tops),
    );
  }
});

test('a caption on the sky of a drawing stays within the sky, which has the same colour beside the drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const slides = page.locator('[data-sky]:not(.now)');
  await expect(slides).toHaveCount(home.banners.filter(({ sky }) => sky).length);
  for (const slide of await slides.all()) {
    const far = await slide.evaluate(async (figure) => {
      const image = figure.querySelector('img')!;
      image.loading = 'eager';
      await image.decode();
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const drawn = pen.getImageData(4, 4, 1, 1).data;
      const sky = getComputedStyle(figure).backgroundColor.match(/\d+/g)!.map(Number);
      return Math.max(...sky.map((value, at) => Math.abs(value - drawn[at]!)));
    });
    expect(far, 'colour of the drawing at its top left').toBeLessThan(8);
    const [line, drawing] = await Promise.all(
      ['figcaption', 'img'].map(async (part) => (await slide.locator(part).boundingBox())!),
    );
    expect(line!.y + line!.height).toBeLessThan(drawing!.y + drawing!.height / 2);
    expect(line!.y).toBeGreaterThanOrEqual(drawing!.y);
  }
});

test('on a phone, a card in a row moves fully into view when it gets the focus, in either direction', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const cards = await page.locator('.strip > li:has(a)').all();
    expect(cards.length).toBeGreaterThan(0);
    for (const card of [...cards, ...cards.toReversed()]) {
      await card.getByRole('link').first().focus();
      await expect(card, `${await card.innerText()} at ${width} px`).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('below a carousel, the link to all items is on the left and the buttons are on the right, in one row', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    for (const carousel of CAROUSELS.filter(({ slides }) => slides > 1)) {
      const part = carouselOf(page, carousel);
      await waitForIsland(page.locator('[data-island=Carousel]').filter({ has: part }));
      const [links, buttons] = [part.locator('.carousel-link'), part.locator('.round-button')];
      // If all slides fit side by side, there are no buttons.
      if (!(await links.count()) || !(await buttons.count())) continue;
      const link = await links.boundingBox();
      const next = await buttons.last().boundingBox();
      const middle = (box: typeof next): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle(link) - middle(next)), `${carousel.name} at ${width} px`).toBeLessThan(4);
      expect((link?.x ?? Infinity) + (link?.width ?? 0), `${carousel.name} at ${width} px`).toBeLessThan(
        next?.x ?? 0,
      );
    }
  }
});

if (home.about.figures?.length && testimonials.length) {
  test('in dark mode, the band with the numbers is less bright', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const ground = (part: string): Promise<string> =>
      page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('.figures')).not.toBe(await ground('.quotation'));
    await expect(page.locator('.figures')).toHaveCSS('filter', /brightness\(0\.\d+\)/);
  });
}

if (announcements.length) {
  test('the ticker takes 50 s to go round, and its checkbox stops it', async ({ page }) => {
    await page.goto('/');
    const list = page.locator('.ticker-list');
    await expect(list).toHaveCSS('animation-duration', '50s');
    await expect(list).toHaveCSS('animation-play-state', 'running');
    await page
      .getByRole('checkbox', { name: `${words.home.pauseTicker}: ${home.announcements.title}` })
      .check();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(list).toHaveCSS('animation-play-state', 'paused');
    // In em, this is a phone of 500 px at twice the text size, which shows the announcements as a list.
    await page.setViewportSize({ width: 250, height: 740 });
    await expect(list).toHaveCSS('animation-name', 'none');
    expect(await page.locator('.ticker-window').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
}

if (news.length && events.length) {
  test('the arrow keys switch between the tabs', async ({ page }) => {
    const names = { news: home.newsAndEvents.news, events: home.newsAndEvents.events };
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
    await page.goto('/');
    await waitForIsland(page.locator('[data-island=Tabs]'));
    await expect(tab(names.news)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(names.events)).toBeHidden();
    await tab(names.news).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(names.events)).toBeFocused();
    await expect(panel(names.events)).toBeVisible();
    await expect(panel(names.news)).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(tab(names.news)).toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide, announcement, news item, event and quotation can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main [inert]')).toHaveCount(0);
    for (const slide of await page.locator('.carousel-track > *').all()) await expect(slide).toBeVisible();
    await expect(page.locator('#news:visible')).toHaveCount(news.length ? 1 : 0);
    await expect(page.locator('#events:visible')).toHaveCount(events.length ? 1 : 0);
    for (const button of await page.locator('.carousel-controls button').all())
      await expect(button).toBeHidden();
  });
});
