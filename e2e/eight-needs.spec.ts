import type { Page } from '@playwright/test';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf } from '@/lib/content/kinds/school';
import { keepTogether } from '@/lib/text/keep-together';
import { telephoneLink, fillIn, formatNumber } from '@/lib/text/text';
import {
  classesOfSchool,
  comingDueDays,
  comingInstallments,
  contentOfClass,
  feesOfClasses,
} from '@/lib/site/class-card';
import { comingOf } from '@/lib/site/coming-days';
import { factsOfDay } from '@/lib/site/facts-of-day';
import { schoolHours } from '@/lib/site/hours-of-days';
import { BUILT, content, standOn, words } from './built-content';
import { isSeen } from './needs-on-screen';
import { expect, test } from './watched-page';

/**
 * Whatever parents need is at most one tap from the home page (two for the fee of a class), and on the first screen of
 * the page that opens. Only shortcuts listed in `content/home.yaml` are tested.
 */
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

// Set the clock to the date of the build, because the pages show different things on other days.
test.beforeEach(({ page }) => standOn(BUILT, page));

/** True if there is no urgent notice. A notice moves the rest down, so first screens are tested only without one. */
const CALM = !content.notice && !content.notices.length;

const { admission, announcements, fees, home, pages, school } = content;

/** The address of the first shortcut to a page with this block. */
const shortcutTo = (block: Parameters<typeof findPageShowing>[1]): string | undefined => {
  const showing = pages.filter(({ shows }) => block && shows?.includes(block)).map(({ route }) => route);
  return home.shortcuts.find(({ to }) => showing.includes(to.split('#')[0] ?? ''))?.to;
};

/** Taps a link. Fails if the link must be scrolled into view. */
async function tapSeen(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector);
  expect(await isSeen(link), `${selector} is on the screen`).toBe(true);
  await link.first().tap();
}

async function open(page: Page, shortcut: string): Promise<void> {
  await page.goto('/');
  const answer = page.locator(`.answers a[href="${shortcut}"]`);
  // The home page shows the first four shortcuts, and the menu shows all of them.
  if (await answer.count()) await answer.tap();
  else {
    await tapSeen(page, '.quick-bar [popovertarget="site-menu"]');
    await page.locator(`#site-menu a[href="${shortcut}"]`).first().tap();
  }
  await page.waitForURL(`**${shortcut}`);
}

async function expectSeen(page: Page, text: string): Promise<void> {
  const main = page.locator('main');
  const target = main
    .getByText(text)
    .or(main.getByText(keepTogether(text)))
    .locator('visible=true');
  await expect(target.first()).toBeAttached();
  await expect.poll(() => isSeen(target), `"${text}" is on the screen that opens`).toBe(true);
}

const [phone] = school.phones;
if (phone) {
  test('a link to call the school is on the first screen', async ({ page }) => {
    await page.goto('/');
    expect(await isSeen(page.locator(`.quick-bar a[href="${telephoneLink(phone)}"]`))).toBe(true);
  });
}

const classes = feesOfClasses(fees);
const ofClass = classes.find(({ id }) => id === 'class-6') ?? classes[0];
const feePage = findPageShowing(pages, 'feeTables');
if (CALM && ofClass && feePage) {
  test(`the fees of one class (${ofClass.name}), with their total, are two taps away`, async ({ page }) => {
    await page.goto('/');
    await tapSeen(page, `.quick-bar a[href="${feePage}"]`);
    await page.waitForURL(`**${feePage}`);
    // On the fee page, the bar at the bottom of the screen calls the page's own contact.
    const desk = school.contacts.find(
      ({ id }) => id === pages.find(({ route }) => route === feePage)?.contact,
    );
    if (desk)
      expect(await isSeen(page.locator(`.quick-bar a[href="${telephoneLink(desk.phone)}"]`))).toBe(true);
    await tapSeen(page, `.fee-finder .chips a[href="#${ofClass.id}"]`);
    const sum = page.locator('.fee-panel:visible .fee-sum dd');
    await expect(sum).toHaveText(`₹${formatNumber(ofClass.year)}`);
    // For a moment, a layer that catches an accidental second tap covers the total.
    await expect.poll(() => isSeen(sum)).toBe(true);
    const amount = `₹${formatNumber(ofClass.tuition.installment)}`;
    const { due: text, dueAfter: after } = words.fees;
    const [due] = comingDueDays(content, BUILT, { amount, text, after });
    if (due) await expectSeen(page, due.text);
    expect(
      await isSeen(
        page.getByRole('heading', { name: fillIn(words.fees.finderClass, { class: ofClass.name }) }),
      ),
    ).toBe(true);
  });
}

const card = classesOfSchool(content).find(({ name }) => name === ofClass?.name);
if (CALM && card) {
  const own = contentOfClass(content, card.name);
  const onCard = [
    { task: 'how much to pay next, and when', line: comingInstallments(content, card.name, BUILT)[0] },
    { task: 'when the next tests are', line: comingOf(['examination'], own, BUILT)[0] },
    { task: 'when the class begins and ends', line: schoolHours(own, BUILT)[0] },
  ];
  test(`the card of ${card.title} is one tap away, and its first screen answers the most common questions of parents`, async ({
    page,
  }) => {
    await page.goto('/');
    // Every class must be in view without swiping.
    for (const { route } of classesOfSchool(content))
      expect(
        await isSeen(page.locator(`.class-choice a[href="${route}"]`)),
        `${route} is on the screen`,
      ).toBe(true);
    await tapSeen(page, `.class-choice a[href="${card.route}"]`);
    await page.waitForURL(`**${card.route}`);
    for (const { task, line } of onCard)
      await test.step(task, async () => {
        if (line) await expectSeen(page, line.text);
      });
  });

  test('the first screen of the menu leads to the classes, and that of a class card to the parts of the card', async ({
    page,
  }) => {
    await page.goto('/site-map');
    await tapSeen(page, '.quick-bar [popovertarget="site-menu"]');
    await tapSeen(page, '#site-menu a[href="/class"]');
    await page.locator(`main a[href="${card.route}"]`).tap();
    await page.waitForURL(`**${card.route}`);
    const parts = page.getByRole('navigation', { name: card.title, exact: true }).getByRole('link');
    const { teacher, transport, uniform, books } = words.class;
    const terms = await page.getByRole('term').allInnerTexts();
    expect(await parts.allInnerTexts()).toEqual(
      terms.filter((term) => [teacher, transport, uniform, books].includes(term)),
    );
    for (const part of await parts.all()) {
      const name = await part.innerText();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await isSeen(part), `${name} is on the first screen`).toBe(true);
      await part.tap();
      await expect.poll(() => isSeen(page.getByRole('term').getByText(name, { exact: true }))).toBe(true);
    }
  });

  test('a class card has plain links to share the card and to download its calendar', async ({ page }) => {
    await page.goto(card.route);
    const sent = await page.locator('.class-card .pass-on a').first().getAttribute('href');
    const { origin, searchParams } = new URL(sent ?? '');
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toContain(`${school.siteAddress}${card.route}`);
    if (!own.calendar) return;
    const file = await page.locator('.class-card a[href^="/"][href$=".ics"]').getAttribute('href');
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toContain(`X-WR-CALNAME:${card.title}`);
  });
}

const papers = shortcutTo('admissionRules');
const [paper] = admission.documents;
if (CALM && papers && paper) {
  test('the list of papers for admission is one tap away', async ({ page }) => {
    await open(page, papers);
    await expectSeen(page, paper);
  });
}

const absence = contactOf(school, content.classes?.absence);
const visit = shortcutTo('visit');
if (CALM && absence && visit) {
  test('whom to call for an ill child is one tap away, and first in its list', async ({ page }) => {
    await open(page, visit);
    await expectSeen(page, absence.title);
    const first = page.locator('section:has(> #whom-to-call)').getByRole('heading', { level: 3 }).first();
    await expect(first).toHaveText(absence.title);
  });
}

const [announcement] = announcements;
const notices = shortcutTo('announcements');
if (CALM && announcement && notices) {
  test('the latest announcement is one tap away', async ({ page }) => {
    await open(page, notices);
    await expectSeen(page, announcement.message);
  });
}

const [hours] = schoolHours(content, BUILT);
const timings = shortcutTo('timings');
if (CALM && hours && timings) {
  test('the school hours are one tap away', async ({ page }) => {
    await open(page, timings);
    await expectSeen(page, hours.text);
  });
}

const [holiday] = factsOfDay(['calendar'], content, BUILT);
const calendar = shortcutTo('calendar');
if (CALM && holiday && calendar) {
  test('the next holiday is one tap away', async ({ page }) => {
    await open(page, calendar);
    await expectSeen(page, holiday.figure);
    await expectSeen(page, holiday.text);
  });
}

/** Shortcuts to pages without blocks, such as transport: the first screen must show the text to which each leads. */
const texts = home.shortcuts.filter(({ to }) =>
  pages.some(({ route, shows = [] }) => route === to.split('#')[0] && !shows.length),
);
for (const { text, to } of CALM ? texts : []) {
  test(`one tap on the shortcut "${text}" leads to its text`, async ({ page }) => {
    await open(page, to);
    const place = to.split('#')[1];
    const first = place ? `[id="${place}"] + *` : 'main .prose > :first-child';
    const line = page.locator(first).locator('td, li, :scope:not(:has(td, li))').first();
    await expect.poll(() => isSeen(line), 'its first line is on the screen that opens').toBe(true);
  });
}

/** Menu entries for other sites, such as a list of transfer certificates. */
const elsewhere = content.menu.entries.flatMap(({ text, to = '' }) =>
  to.startsWith('https://') ? { text, to } : [],
);
for (const { text, to } of CALM ? elsewhere : []) {
  test(`"${text}" is in the menu and opens in a new tab`, async ({ page, context }) => {
    await page.goto('/');
    await tapSeen(page, '.quick-bar [popovertarget="site-menu"]');
    const link = page.locator(`#site-menu a[href="${to}"]`).first();
    await context.route(to, (route) => route.fulfill({ body: 'The list' }));
    const opened = context.waitForEvent('page');
    await link.tap();
    expect((await opened).url()).toBe(to);
  });
}
