import type { Page } from '@playwright/test';
import { waitForIsland } from './wait-for-island';
import { expect, test } from './watched-page';

const carousel = (page: Page, name: string) =>
  page.locator('.carousel').and(page.getByRole('region', { name, exact: true }));

/** The 0-based slide that a carousel's dots name as the current one. */
const currentDot = (page: Page, name: string) =>
  carousel(page, name)
    .getByRole('group', { name: 'Choose one to show' })
    .getByRole('button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

/** The label of the first slide that can be reached. */
const firstSlide = (page: Page, name: string) =>
  carousel(page, name)
    .locator('[aria-roledescription="slide"]:not([inert])')
    .first()
    .getAttribute('aria-label');

/** Opens the home page with the clock stopped just when a carousel has come to life. */
async function openHome(page: Page, name = 'Pictures of school life'): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  // An island is brought to life when it comes near the window.
  await carousel(page, name).locator('.carousel-viewport').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(carousel(page, name).getByRole('button', { name: 'Next' })).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('the sections stand in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    'Programmes',
    'From the desk',
    'Announcements',
    'About us',
    'News and events',
    'Testimonials',
    'Facilities',
    'School toppers',
    expect.anything(),
  ]);
  await expect(
    carousel(page, 'Pictures of school life').locator('[aria-roledescription="slide"]'),
  ).toHaveCount(3);
  await expect(carousel(page, 'School toppers').locator('[aria-roledescription="slide"]')).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Read more/ })).toHaveCount(3);
});

test('the banner moves every 5000 ms and wraps around', async ({ page }) => {
  await openHome(page);
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
  await page.clock.runFor(4900);
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
  await page.clock.runFor(200);
  expect(await currentDot(page, 'Pictures of school life')).toBe(1);
  await page.clock.runFor(10_000);
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
});

test('testimonials move every 3500 ms, and a dot jumps to one', async ({ page }) => {
  await openHome(page, 'Testimonials');
  await page.clock.runFor(3600);
  expect(await currentDot(page, 'Testimonials')).toBe(1);
  await carousel(page, 'Testimonials').getByRole('button', { name: 'Show 4 of 4' }).click();
  expect(await currentDot(page, 'Testimonials')).toBe(3);
});

test('news moves every 3500 ms', async ({ page }) => {
  await openHome(page, 'News');
  expect(await firstSlide(page, 'News')).toBe('1 of 6');
  await page.clock.runFor(3600);
  await page.clock.runFor(2000);
  await expect.poll(() => firstSlide(page, 'News')).toBe('2 of 6');
});

test('previous and next wrap around at both ends', async ({ page }) => {
  await openHome(page);
  const banner = carousel(page, 'Pictures of school life');
  await banner.getByRole('button', { name: 'Previous' }).click();
  expect(await currentDot(page, 'Pictures of school life')).toBe(2);
  await banner.getByRole('button', { name: 'Next' }).click();
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
});

test('the pause button comes first, stops the banner and changes its name', async ({ page }) => {
  await openHome(page);
  const banner = carousel(page, 'Pictures of school life');
  const first = banner.getByRole('button').first();
  await expect(first).toHaveAccessibleName('Stop moving');
  await first.click();
  await expect(first).toHaveAccessibleName('Start moving');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(12_000);
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
  await first.click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(banner.locator('.carousel-viewport')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5100);
  expect(await currentDot(page, 'Pictures of school life')).toBe(1);
});

test('the banner rests under the pointer, and stays stopped after keyboard focus', async ({ page }) => {
  await openHome(page);
  const banner = carousel(page, 'Pictures of school life');
  await banner.hover();
  await page.clock.runFor(12_000);
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
  await page.getByRole('heading', { level: 1 }).hover();
  await banner.getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('link', { name: 'All news' }).focus();
  await page.clock.runFor(12_000);
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
});

test('nothing moves by itself where the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(20_000);
  expect(await currentDot(page, 'Pictures of school life')).toBe(0);
  expect(await firstSlide(page, 'News')).toBe('1 of 6');
  const animations = await page.evaluate(() => document.getAnimations().length);
  expect(animations).toBe(0);
});

test('the ticker takes 50 s, and its checkbox stops it', async ({ page }) => {
  await page.goto('/');
  const list = page.locator('.ticker-list');
  await expect(list).toHaveCSS('animation-duration', '50s');
  await expect(list).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('checkbox', { name: 'Pause' }).check();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(list).toHaveCSS('animation-play-state', 'paused');
});

test('the tabs follow the arrow keys', async ({ page }) => {
  await page.goto('/');
  await waitForIsland(page.locator('[data-island=Tabs]'));
  const news = page.getByRole('tab', { name: 'News' });
  await expect(news).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Events' })).toBeHidden();
  await news.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Events' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Events' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'News' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(news).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide, announcement, news item, event and quotation can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[inert]')).toHaveCount(0);
    for (const slide of await page.locator('[aria-roledescription="slide"]').all())
      await expect(slide).toBeVisible();
    await expect(page.locator('#news')).toBeVisible();
    await expect(page.locator('#events')).toBeVisible();
    for (const button of await page.locator('.carousel-controls button').all())
      await expect(button).toBeHidden();
  });
});
