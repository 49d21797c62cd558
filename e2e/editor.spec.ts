import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { fillIn } from '@/lib/text/text';
import { staff } from './built-content';
import { expectAccessible } from './expect-accessible';
import { EDITOR, EDITOR_PASSWORD, startSchool, type SchoolInGit } from './school-in-git';
import { expectNoSidewaysScroll, fillLogin } from './staff-session';
import { expect, test as base } from './watched-page';

const { choices, login, website: text } = staff;

/** A separate school, with a real server, Git and build, so that saving here does not affect other tests. */
const test = base.extend<object, { school: SchoolInGit }>({
  school: [
    // Playwright requires a destructured first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const school = await startSchool();
      await use(school);
      await school.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ school }, use) => use(school.url),
});

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ viewport: { width: 360, height: 740 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });

/** Signs in as a user with the role `editor`, and opens a screen of the website editor, such as `?kind=fees`. */
async function open(page: Page, search = ''): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, EDITOR, EDITOR_PASSWORD);
  await page.getByRole('button', { name: login.submit }).click();
  // The server might still be checking what the previous test saved.
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  await page.goto(`/dashboard/website${search}`);
  // The first check of the content takes several seconds.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible({ timeout: 60_000 });
}

const save = (page: Page) => page.getByRole('button', { name: text.save, exact: true }).click();
const saved = (page: Page) => page.getByRole('heading', { name: text.saved, exact: true });

/** A photo as a phone saves it: lying on its side, larger than needed, and with its location in EXIF. */
async function takePhoto() {
  const background = { r: 90, g: 120, b: 60 };
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background } });
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 48/1 0/1' } };
  const buffer = await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return { name: 'IMG_2041.jpeg', mimeType: 'image/jpeg', buffer };
}

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
}

test('an announcement with a photo can be written and saved on a phone', async ({
  page,
  school,
  expectMessage,
}) => {
  expectMessage(/status of 422/);
  const isState = /\/Content\/State$/;
  const answered = page.waitForResponse(isState, { timeout: 60_000 });
  await page.route(isState, (route) => setTimeout(() => void route.continue(), 2000));
  await open(page);
  const kinds = page.getByRole('heading', { name: text.group_dates });
  const before = await kinds.boundingBox();
  await answered;
  await expect(page.getByRole('button', { name: text.publish })).toBeVisible();
  // The kinds do not move when the server says what waits to be published.
  expect(await kinds.boundingBox()).toEqual(before);
  await look(page, 'the start');
  await page.getByRole('link', { name: fillIn(text.addItem, { holds: 'an announcement' }) }).click();
  await save(page);
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.getByLabel('Text', { exact: true }).fill('The school fair is on Saturday.');
  await look(page, 'a new announcement');
  await page.getByLabel(/^Picture/).setInputFiles(await takePhoto());
  await expect(page.getByRole('button', { name: text.takeAway })).toBeVisible({ timeout: 60_000 });
  await page.getByLabel(/^What the picture shows/).fill('Stalls in the school yard');
  await page.getByLabel(/^Consent in writing/).selectOption(choices.nobody);
  await save(page);
  await expect(saved(page)).toBeFocused();
  await look(page, 'saved');
  const [photo = ''] = /images\/\S+/.exec(school.git('log', '--name-only', '-2')) ?? [];
  const { exif, width, height } = await sharp(school.pathOf(photo)).metadata();
  // The saved photo is upright, smaller, and without the camera's metadata.
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1920, height: 2560 });
  const [commit] = school.git('log', '--format=%an: %s', '--name-only', '-1').split('\n');
  expect(commit).toMatch(/^asha: /);
  expect(school.git('status', '--porcelain')).toBe('');
});

test('a fee can be corrected: the message says what to write, and a button enters it', async ({
  page,
  school,
  expectMessage,
}) => {
  expectMessage(/status of 422/);
  await open(page, '?kind=fees');
  const before = school.read('fees.yaml');
  const tuition = page.getByText(/^Tuition fees \(/);
  await tuition.waitFor();
  const instalment = page.getByLabel('One instalment (₹)').first();
  if (!(await instalment.isVisible())) await tuition.click();
  const amount = Number(await instalment.inputValue()) + 50;
  await instalment.fill(String(amount));
  await save(page);
  await expect(page.getByText(text.oneMistake)).toBeVisible();
  // Wait until the focus has scrolled the page: until then, the bar can cover part of a row.
  await expect(page.getByRole('group', { name: text.problems })).toBeFocused();
  await look(page, 'a mistake');
  await page.getByRole('link', { name: /^Tuition fees, / }).click();
  const total = page.getByLabel('Total for the year (₹)').first();
  await expect(total).toBeFocused();
  await page.getByRole('button', { name: /^Write \d+$/ }).click();
  await save(page);
  await expect(saved(page)).toBeFocused();
  const after = school.read('fees.yaml').split('\n');
  const changed = before.split('\n').filter((line, at) => line !== after[at]);
  // "Last updated" changes too, unless it is today.
  expect(changed.filter((line) => !line.startsWith('updated:'))).toHaveLength(2);
  await page.getByRole('button', { name: text.takeBack }).click();
  await expect.poll(() => school.read('fees.yaml')).toBe(before);
});

test('the list of earlier versions describes an unwanted change, which can then be undone', async ({
  page,
  school,
}) => {
  await open(page, '?file=pages/transport.md');
  const before = school.read('pages/transport.md');
  await page.getByLabel('Heading').fill('School bus and van');
  await save(page);
  await expect(saved(page)).toBeFocused();
  await page.goto('/dashboard/website?history=pages/transport.md');
  await expect(page.getByText(/to “School bus and van”/)).toBeVisible();
  await look(page, 'earlier versions');
  await page
    .getByRole('button', { name: /^Put back/ })
    .first()
    .click();
  await expect(saved(page)).toBeFocused();
  expect(school.read('pages/transport.md')).toBe(before);
});

test('everything can be done with the keyboard alone', async ({ page, expectMessage }) => {
  expectMessage(/status of 422/);
  await open(page);
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let steps = 0; steps < 100; steps += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const own = document.activeElement;
        const label =
          own instanceof HTMLInputElement || own instanceof HTMLTextAreaElement ? own.labels?.[0] : own;
        return label?.textContent ?? '';
      });
      if (name.test(focused)) return;
    }
    throw new Error(`no focus on ${name}`);
  };
  await tabTo(new RegExp(`^${fillIn(text.addItem, { holds: 'a news item' })}$`));
  await page.keyboard.press('Enter');
  await tabTo(/^Text/);
  await page.keyboard.type('Class V planted trees.');
  await tabTo(new RegExp(`^${text.save}$`));
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeFocused();
  await page.goto('/dashboard/website?kind=fees');
  await expect(page.getByText(/^Tuition fees \(/)).toBeVisible();
  await tabTo(/^Tuition fees \(/);
  await page.keyboard.press('Enter');
  await tabTo(/^One instalment/);
  const amount = Number(await page.getByLabel('One instalment (₹)').first().inputValue()) + 50;
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(amount));
  await page.getByRole('button', { name: text.save, exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: text.problems })).toBeFocused();
  await tabTo(/^Tuition fees, /);
  await page.keyboard.press('Enter');
  await tabTo(/^Write \d+$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Total for the year (₹)').first()).toBeFocused();
});

test('each screen is accessible in light and dark, and with text at twice its size', async ({ page }) => {
  await open(page);
  const screens = [
    '',
    '?kind=announcements',
    '?kind=calendar',
    '?new=events',
    '?file=school.yaml',
    '?kind=gallery',
  ];
  for (const search of screens) {
    await page.goto(`/dashboard/website${search}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.spinner')).toHaveCount(0, { timeout: 60_000 });
    await look(page, `${search} in light colours`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `${search} in dark colours`, { again: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `${search} with enlarged text`, { again: true });
  }
});

test('an urgent notice appears on the website at once, and can be removed again', async ({ page }) => {
  await open(page, '?new=notices');
  await page.getByLabel('Heading of the notice').fill('School closed tomorrow');
  await page.getByLabel('Text of the notice').fill('Heavy rain: the school is closed.');
  await page.getByLabel('Shown until').fill('2030-01-01T16:00');
  await expect(page.getByText('Tuesday, 1 January 2030 at 4.00 pm')).toBeVisible();
  await page.getByRole('button', { name: text.showNow }).click();
  await expect(page.getByLabel(text.whatsApp)).toHaveValue(/School closed tomorrow/);
  await look(page, 'a notice on the website');
  await page.goto('/');
  await expect(page.getByText('Heavy rain: the school is closed.').first()).toBeVisible();
  await page.goto('/dashboard/website?kind=notices');
  await page.getByRole('link', { name: 'School closed tomorrow' }).click();
  await page.getByRole('button', { name: text.takeOff }).click();
  await expect(page.getByRole('button', { name: text.takeBack })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Heavy rain: the school is closed.')).toHaveCount(0);
});

test('no text is lost when another tab saves first, or when the connection drops', async ({
  page,
  context,
  school,
  expectMessage,
}) => {
  expectMessage(/status of 409|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open(page, '?file=pages/transport.md');
  const other = await context.newPage();
  await other.goto('/dashboard/website?file=pages/transport.md');
  await other.getByLabel('Heading').fill('Buses of the other tab');
  await save(other);
  await expect(saved(other)).toBeFocused();
  await page.getByLabel('Heading').fill('Buses of this tab');
  await save(page);
  const decide = page.getByRole('button', { name: text.decide, exact: true });
  await expect(decide).toBeVisible();
  await look(page, 'a conflict');
  await context.setOffline(true);
  await decide.click();
  await expect(page.getByText(text.noNetwork)).toBeVisible();
  await look(page, 'without a connection');
  await context.setOffline(false);
  await save(page);
  await expect(saved(page)).toBeFocused();
  expect(school.read('pages/transport.md')).toMatch(/^title: Buses of this tab$/m);

  await page.goto('/dashboard/website?new=news');
  await page.getByLabel('Text', { exact: true }).fill('The answer to this was lost.');
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort('failed');
  };
  await page.route('**/api/Content/Save', loseAnswer, { times: 1 });
  await save(page);
  await expect(page.getByText(text.noNetwork)).toBeVisible();
  await save(page);
  await expect(saved(page)).toBeFocused();
  expect(school.git('grep', '-l', 'The answer to this was lost').trim().split('\n')).toHaveLength(1);
});

test('if the session ends while a user types, the text is still there after signing in again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 401/);
  await open(page, '?new=events');
  await page.getByLabel('Text', { exact: true }).fill('Sports day on Saturday');
  await page.route('**/api/Content/**', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'signedOut', errorMessage: 'The session has ended.' },
    }),
  );
  await save(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look(page, 'a session that has ended');
  await page.unroute('**/api/Content/**');
  await dialog.getByLabel(login.username).fill(EDITOR);
  await dialog.getByLabel(login.password, { exact: true }).fill(EDITOR_PASSWORD);
  await dialog.getByRole('button', { name: login.submit }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Sports day on Saturday');
});

test('unsaved text survives a closed tab', async ({ page, context }) => {
  await open(page, '?new=events');
  await page.getByLabel('Text', { exact: true }).fill('Sports day');
  await page.close();
  const next = await context.newPage();
  await next.goto('/dashboard/website?new=events');
  await next.getByRole('region', { name: text.unsaved }).getByRole('link').click();
  await expect(next.getByLabel('Text', { exact: true })).toHaveValue('Sports day');
  await expect(next.getByText(fillIn(text.restored, { time: '' }).slice(0, 20))).toBeVisible();
});

test('publishing builds the pages from everything saved so far', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page);
  await page.getByRole('button', { name: text.publish }).click();
  // The progress bar has its own row, so it covers nothing.
  await expect(page.getByRole('progressbar')).toHaveCSS('position', 'static');
  await expectAccessible(page, 'publishing');
  const published = new RegExp(`^${text.publishedAt.split('{')[0]}`);
  await expect(page.getByText(published)).toBeVisible({ timeout: 570_000 });
  await expect(page.getByRole('heading', { name: text.nothingWaits })).toBeVisible();
  // The button that had the focus is gone, so the focus has moved to this link.
  await expect(page.getByRole('link', { name: text.seeWebsite })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The school fair is on Saturday.').first()).toBeVisible();
});
