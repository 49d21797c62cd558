import { existsSync } from 'node:fs';
import { addDays } from '@/lib/text/dates';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { daysWithEvents, eventsOfFile } from '@/lib/site/calendar';
import { hasFeed } from '@/lib/site/pages';
import { SITE_FOLDER } from '@/lib/build/files';
import { BUILT, content, standOn, words } from './built-content';
import { expect, test } from './watched-page';

const { calendar, pages } = content;
const PAGE = findPageShowing(pages, 'calendar');

if (calendar && PAGE) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('each filter option shows only the days for its classes or for all classes', async ({ page }) => {
      await page.goto(PAGE);
      await page.locator('.calendar-months > .fold').evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute('open', '');
      });
      if (calendar.groups.length) await page.getByText(words.calendar.filter).first().click();
      for (const group of calendar.groups) {
        await page.getByRole('radio', { name: group, exact: true }).check();
        const expected = daysWithEvents(calendar, content.events)
          .filter(({ classes }) => !classes || classes.includes(group))
          .map(({ title }) => title);
        await expect(page.locator('.calendar-month strong:visible')).toHaveText(expected);
      }
    });
  });

  test('exactly one visible mark shows where today is, even days after the build', async ({ page }) => {
    for (const ahead of [0, 20]) {
      const day = addDays(BUILT, ahead);
      await standOn(day, page);
      await page.goto(PAGE);
      const marks = page.locator('.calendar-today:visible');
      const shown = calendar.days.some(({ date }) => date.startsWith(day.slice(0, 7)));
      if (shown) await expect(marks).toHaveAttribute('data-expires', day);
    }
  });

  test('on a phone, past months are below the present one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(PAGE);
    const past = await page.locator('.calendar-months > .fold').boundingBox();
    const today = await page.locator('.calendar-today:visible').boundingBox();
    if (past && today) expect(past.y).toBeGreaterThan(today.y);
  });

  test('the printed calendar shows every day on at most two sheets of A4', async ({ page }) => {
    await page.goto(PAGE);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    const days = page.locator('.calendar-month strong');
    await expect(days).toHaveCount(daysWithEvents(calendar, content.events).length);
    for (const day of await days.all()) await expect(day).toBeVisible();
  });
}

test('the file for calendar apps exists only if the school has a calendar', async ({ request }) => {
  const response = await request.get('/calendar.ics');
  expect(response.status()).toBe(calendar ? 200 : 404);
  expect(existsSync(`${SITE_FOLDER}/calendar.ics`)).toBe(Boolean(calendar));
  if (!calendar) return;
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const told = content.events.map(({ date }) => date);
  const events = eventsOfFile(content, BUILT);
  const days = calendar.days.filter(({ kind, date }) => kind !== 'other' || !told.includes(date));
  expect((await response.text()).match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(days.length + events.length);
});

test('the home page links to the feed, if there is one, and a browser parses it as Atom', async ({
  page,
  request,
}) => {
  const response = await request.get('/feed.xml');
  expect(response.status()).toBe(hasFeed(content) ? 200 : 404);
  await page.goto('/');
  await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveCount(
    hasFeed(content) ? 1 : 0,
  );
  if (!hasFeed(content)) return;
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  // Parse the feed on an empty page: the site's policy (Trusted Types) keeps its own pages from parsing markup.
  await page.goto('about:blank');
  const root = await page.evaluate(
    (text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
      return [documentElement.localName, documentElement.querySelectorAll('entry').length];
    },
    await response.text(),
  );
  const { announcements, events, news } = content;
  expect(root).toEqual(['feed', Math.min(50, announcements.length + events.length + news.length)]);
});
