import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { enquiryTarget } from '@/lib/site/enquiry';
import { fillIn } from '@/lib/text/text';
import { content, staff, words } from './built-content';
import { expectAccessible } from './expect-accessible';
import { expectStrictPolicy } from './expect-strict-policy';
import { expectNoSidewaysScroll, leaver as clerk, USER } from './staff-session';
import { expect, test } from './watched-page';
import type { Page } from '@playwright/test';

const { enquiry: text } = words;
const { enquiry, pages, school } = content;
const route = findPageShowing(pages, 'enquiryForm');
const isOwn = enquiryTarget(school, process.env).way === 'own';
const REFERENCE = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/;

/** A different telephone number for each enquiry, so that each test finds its own enquiry. */
const ownNumber = (): string =>
  `9${String(Date.now() % 1e6).padStart(6, '0')}${100 + Math.floor(Math.random() * 900)}`;

const field = (page: Page, name: 'name' | 'telephone' | 'class' | 'message') =>
  page.getByLabel(name === 'message' ? `${text.message} ${text.optional}` : text[name], { exact: true });
const send = (page: Page) => page.getByRole('button', { name: text.send }).click();
const readReference = async (page: Page): Promise<string> =>
  REFERENCE.exec((await page.getByText(REFERENCE).first().textContent()) ?? '')?.[0] ?? '';

/** Calls `npm run user` to give the test account a role. The running server makes the change. */
const giveRole = (role: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/commands/user.ts', 'role', USER, role], {
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.data/e2e' },
  });

async function fill(page: Page, values: { name: string; telephone: string; message?: string }) {
  await page.goto(route ?? '');
  await field(page, 'name').fill(values.name);
  await field(page, 'telephone').fill(values.telephone);
  await field(page, 'class').selectOption(enquiry?.classes[0] ?? '');
  if (values.message !== undefined) await field(page, 'message').fill(values.message);
}

test.describe('enquiries', () => {
  test.skip(!route || !isOwn, 'This school takes no enquiries on its own server.');

  for (const javaScriptEnabled of [false, true])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

      test('an enquiry is corrected, sent, printed and withdrawn at 360 px', async ({
        page,
        expectMessage,
      }) => {
        // Without JavaScript, the browser opens the response to an invalid form and logs its status, 400.
        expectMessage(/status of 400/);
        expectMessage(/status of 404/);
        await page.goto(route ?? '');
        await send(page);
        await expect(page.getByText(text.nameError)).toBeVisible();
        const typed = { name: 'Asha <b>"Rao"</b> & आशा', message: '</textarea>क्या सीट है?\n\u202E👩‍👧' };
        await fill(page, { ...typed, telephone: '98765 4' });
        await send(page);
        await expect(page.getByText(text.telephoneError)).toBeVisible();
        await expect(page.getByText(text.problem)).toBeVisible();
        await expect(page.getByText(text.nameError)).toBeHidden();
        await expect(field(page, 'telephone')).toBeFocused();
        await expect(field(page, 'telephone')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'telephone')).toHaveAccessibleDescription(new RegExp(text.telephoneError));
        await expect(field(page, 'name')).toHaveValue(typed.name);
        await expect(field(page, 'message')).toHaveValue(typed.message);
        await expect(field(page, 'class')).toHaveValue(enquiry?.classes[0] ?? '');
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled) await expectAccessible(page, 'the form with an error');

        await field(page, 'telephone').fill(ownNumber());
        await send(page);
        await expect(page.getByText(text.sent)).toBeVisible();
        await expect(page.getByRole('button', { name: text.send })).toBeHidden();
        const reference = await readReference(page);
        expect(reference).toMatch(REFERENCE);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText(reference)).toBeVisible();
        await page.emulateMedia({ media: 'screen' });
        if (javaScriptEnabled) await expectAccessible(page, 'the page of thanks');

        await page.goto('/');
        await page.goBack();
        await page.reload();
        await expect(page.getByText(reference)).toBeVisible();

        // The server sends the withdrawal form open. Close it, to test that the link opens it again.
        await page.locator('#withdraw > summary').click();
        await page.getByRole('link', { name: text.withdraw }).click();
        await expect(page.getByRole('textbox', { name: text.reference })).toBeFocused();
        await expect(page.getByRole('textbox', { name: text.reference })).toHaveValue(reference);
        await page.getByRole('button', { name: text.withdrawNow }).click();
        await expect(page.getByText(text.withdrawn)).toBeVisible();

        await page.goto(route ?? '');
        await page.getByText(text.withdraw, { exact: true }).last().click();
        await page.getByRole('textbox', { name: text.reference }).fill(reference);
        await page.getByRole('button', { name: text.withdrawNow }).click();
        await expect(page.getByText(text.unknown)).toBeFocused();
        await expect(page.getByRole('textbox', { name: text.reference })).toBeInViewport();
      });
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an enquiry of 10,000 letters stays in the form, which says what to do', async ({
      page,
      expectMessage,
    }) => {
      expectMessage(/status of 400/);
      const message = 'क'.repeat(10_000);
      await fill(page, { name: 'Asha', telephone: ownNumber(), message });
      await send(page);
      await expect(page.getByText(text.messageError)).toBeVisible();
      await expect(field(page, 'message')).toBeFocused();
      await expect(field(page, 'message')).toHaveValue(message);
    });
  });

  test('an enquiry that does not reach the server stays in the form', async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource|Failed to fetch/);
    await fill(page, { name: 'Asha', telephone: ownNumber() });
    await page.route('**/api/Enquiry', (call) => call.abort());
    await send(page);
    await expect(page.getByText(text.later.split('{')[0] ?? '')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('Asha');
    await page.unroute('**/api/Enquiry');
    await send(page);
    await expect(page.getByText(text.sent)).toBeVisible();
  });

  test('an enquiry asks for nothing about a child, and its page has a strict policy', async ({ page }) => {
    expect(expectStrictPolicy(route ?? '')).toContain("form-action 'self'");
    await page.goto(route ?? '');
    const names = await page
      .locator('#enquiry-form [name]')
      .evaluateAll((fields) => fields.map((each) => each.getAttribute('name')));
    const known = ['name', 'telephone', 'class', 'language', 'message', 'page', 'months', 'website'];
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  // Give the clerk the role before signing in, because the token contains it.
  clerk.beforeAll(() => giveRole('admissions'));

  clerk('is found, answered and exported by the office', async ({ page, request }) => {
    const name = `Office Test ${ownNumber()}`;
    const form = { name, telephone: ownNumber(), class: enquiry?.classes[0] ?? '', message: '=1+1' };
    // Send two enquiries: with only one, the page would have no search field.
    const other = { ...form, name: `Another ${name}`, telephone: ownNumber() };
    for (const each of [other, form]) {
      const sent = await request.post('/api/Enquiry', {
        form: each,
        headers: { Accept: 'application/json' },
      });
      expect(sent.status()).toBe(201);
    }
    await page.goto('/dashboard/enquiries');
    await page.getByLabel(staff.enquiries.filter).fill(name);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `enquiries at ${width} px`, { again: width === 1280 });
    }
    await page.getByLabel(fillIn(staff.enquiries.editOne, { name }), { exact: true }).press('Enter');
    await page.getByLabel(staff.enquiries.state, { exact: true }).selectOption(staff.enquiries.called);
    await page.getByLabel(staff.enquiries.note, { exact: true }).fill('Wants the bus');
    await page.getByRole('button', { name: staff.enquiries.save, exact: true }).click();
    await expect(page.getByText(fillIn(staff.enquiries.saved, { name }))).toBeVisible();
    await expect(page.getByText('Wants the bus')).toBeVisible();
    await page.getByLabel(fillIn(staff.enquiries.editOne, { name }), { exact: true }).press('Enter');
    const remove = page.getByRole('button', { name: staff.enquiries.delete });
    await remove.press('Enter');
    const question = page.getByRole('alertdialog', { name: fillIn(staff.enquiries.deleteTitle, { name }) });
    await expect(question.getByRole('button', { name: staff.dialog.cancel })).toBeFocused();
    await expectAccessible(page, 'the question before an enquiry is deleted');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: staff.enquiries.export }).click();
    const table = readFileSync(await (await saving).path(), 'utf8');
    const [line = ''] = table.split('\r\n').filter((each) => each.includes(`"${name}"`));
    expect(line).toContain(`"=""+91${form.telephone}""","","'=1+1","called","Wants the bus"`);
  });
});
