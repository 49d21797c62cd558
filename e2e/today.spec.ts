import type { Page } from '@playwright/test';
import { addDays, formatClock } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { comingEvents, comingHolidays, STRIP_AHEAD } from '@/lib/site/coming-days';
import { schoolHours } from '@/lib/site/hours-of-days';
import { titleOfNotice } from '@/lib/site/site-pages';
import { BUILT, content, standOn, words } from './built-content';
import { isSeen, unseen } from './needs-on-screen';
import { keepTogether } from '@/lib/text/keep-together';
import { expect, test } from './watched-page';

const { announcements } = content;

/** The first line that has not expired by that day, in a list; an empty list if all have expired. */
const firstOn = (day: string, lines: readonly { text: string; expires?: string }[]): string[] => {
  const line = lines.find(({ expires = day }) => expires >= day);
  return line ? [keepTogether(line.text)] : [];
};

const hours = schoolHours(content, BUILT);
const ofToday = hours.filter(({ live }) => live).map(({ text }) => keepTogether(text));
const usual = hours.filter(({ live }) => !live);
const dated = [comingHolidays(content, BUILT), comingEvents(content, BUILT)];

async function openOn(day: string, page: Page): Promise<void> {
  await standOn(day, page);
  await page.goto('/');
}

/** The visible lines, row by row. */
async function readStrip(page: Page): Promise<string[]> {
  const lines = await page.locator('.today dd:visible').allInnerTexts();
  return lines.map((line) => line.trim());
}

const announced = (day: string): string[] =>
  announcements
    .filter(({ expires = day }) => expires >= day)
    .slice(0, 1)
    .map((notice) => keepTogether(titleOfNotice(notice)));

// The home page shows a tab as a space.
const spaced = (lines: string[]) => lines.map((line) => line.replaceAll('\t', ' '));

/** Expects these lines, then an announcement for each title. Each announcement begins with its date. */
function expectLines(found: string[], expected: string[], titles: string[]): void {
  expect(spaced(found.slice(0, expected.length))).toEqual(spaced(expected));
  expect(found.length).toBe(expected.length + titles.length);
  for (const text of titles) expect(found.at(-1)).toContain(text);
}

test('the home page’s strip is correct on the day of the build and later', async ({ page }) => {
  for (const ahead of [0, 1, 30, 100, STRIP_AHEAD + 1])
    await test.step(`${ahead} days after the site was built`, async () => {
      const day = addDays(BUILT, ahead);
      await openOn(day, page);
      expectLines(
        await readStrip(page),
        [...firstOn(day, hours), ...dated.flatMap((lines) => firstOn(day, lines))],
        announced(day),
      );
      // If no line gives today's hours, the strip says whom to ask.
      const isKnown = firstOn(day, hours).some((text) => ofToday.includes(text));
      await expect(page.locator('.when-empty', { hasText: words.today.ask })).toHaveCount(
        ofToday.length ? 1 : 0,
      );
      if (ofToday.length) await expect(page.getByText(words.today.ask)).toBeVisible({ visible: !isKnown });
    });
});

test('every line of the strip has a label for screen readers', async ({ page }) => {
  await openOn(BUILT, page);
  const rows = page.locator('.welcome > .today dl > div').filter({ has: page.locator('dd:visible') });
  await expect(rows).not.toHaveCount(0);
  await expect(rows.getByRole('term')).toHaveCount(await rows.count());
  await expect(rows.getByRole('term').first()).toHaveText(words.today.hours);
});

test('on paper, the strip does not say "today"', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openOn(BUILT, page);
  expect(spaced(await readStrip(page)).slice(0, 1)).toEqual(spaced(firstOn(BUILT, usual)));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page’s strip is still correct on later days', async ({ page }) => {
    await page.goto('/');
    // Without JavaScript, expired lines stay, but are still true because they give dates.
    const lines = [usual, ...dated].flatMap(([first]) => (first ? [keepTogether(first.text)] : []));
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expectLines(await readStrip(page), lines, announced(BUILT));
    }
  });
});

/** One day of each kind; the key is the day's text without times. */
const kinds = new Map(
  hours.map(({ text, expires = BUILT }) => [text.replaceAll(/[:\d].*/g, ''), expires.slice(0, BUILT.length)]),
);

test('on every kind of day, today’s sentence and the links to all classes are on the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const day of kinds.values()) {
    await openOn(day, page);
    await expect(page.locator('.today dl > div')).toHaveCount((await readStrip(page)).length);
    // Urgent notices come first and push the rest down, so remove them.
    await page.locator('.urgent').evaluateAll((all) => all.forEach((notice) => notice.remove()));
    expect(await unseen(page.locator('.class-choice a')), day).toEqual([]);
    // If the calendar does not cover the day, there is no sentence: the banner shows the school's own pictures.
    const sentence = page.locator('.now:visible figcaption');
    if (await sentence.count()) expect(await isSeen(sentence), `${day}: what is today`).toBe(true);
  }
});

test('long after the build, the banner shows the building alone', async ({ page }) => {
  await openOn(addDays(BUILT, 50), page);
  const shown = page.locator('.now:visible img');
  // A school whose calendar does not cover the day of the build has no drawing of the day.
  if (await shown.count())
    await expect(shown).toHaveAttribute('alt', content.home.now?.notice?.alt ?? words.scenes.notice);
});

test('the longest sentence of the day, beside the drawing’s tower, ends above the trees and the roof', async ({
  page,
}) => {
  await page.goto('/');
  const caption = page.locator('.now:visible:not(.long) figcaption');
  if (!(await caption.count())) return;
  const longest = fillIn(words.now.before, { opens: formatClock('10:55'), begins: formatClock('11:20') });
  await caption.evaluate(
    (element, text) => element.replaceChildren(element.firstElementChild ?? '', text),
    longest,
  );
  const picture = page.locator('.now:visible img');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [text, drawing] = await Promise.all([caption.boundingBox(), picture.boundingBox()]);
    const reached = ((text?.y ?? 0) + (text?.height ?? 0) - (drawing?.y ?? 0)) / (drawing?.height ?? 0);
    expect(reached, String(width)).toBeLessThan(0.42);
  }
});
