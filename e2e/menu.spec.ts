import { expect, test } from './watched-page';

/** Specification, section 2, "Navigation menu". */
const TABLE: [entry: string, targets: string[]][] = [
  ['Infrastructure', ['/medical', '/smartclass', '/experimentszone', '/auditoriam', '/security']],
  [
    'Academics',
    ['/earlylearning', '/primary', '/middleschool', '/senior', '/curriculum', '/curators', '/faculty'],
  ],
  ['Admission', ['/enquiry', '/aptitude', '/admissionprocedure', '/feestructure']],
  ['Beyond The classroom', ['/clubs', '/council', '/houses', '/events', '/programmes', '/gallery']],
  [
    'Facility',
    [
      '/transport',
      '/generator',
      '/library',
      '/sports',
      '/biologylab',
      '/physicslab',
      '/chemistrylab',
      '/medicalFistAdd',
      '/computerlab',
    ],
  ],
  ['Community Connect', ['/outreach', '/parents']],
  [
    'Public Disclosure',
    ['/information', '/documents', '/Account/Scholarship', '/teaching', '/infrastructure'],
  ],
];

const menuOf = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Main menu' });

test('the menu has the entries of the specification, and every one leads to a page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const menu = menuOf(page);
  for (const [entry, targets] of TABLE) {
    await menu.getByRole('button', { name: entry, exact: true }).click();
    const list = menu.locator('.submenu:popover-open');
    const found = await list
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found, entry).toEqual(targets);
    for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
    await page.keyboard.press('Escape');
  }
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/#about-us');
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#contact');
});

test('TC leads to the other host in a new tab and says so', async ({ page }) => {
  await page.goto('/transport');
  const link = menuOf(page).getByRole('link', { name: 'TC (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
});

test('a list opens and closes by keyboard, one at a time, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/transport');
  const menu = menuOf(page);
  const academics = menu.getByRole('button', { name: 'Academics', exact: true });
  await academics.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Curriculum' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Early Learning' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Curriculum' })).toBeHidden();
  await expect(academics).toBeFocused();
  await academics.press('Enter');
  await menu.getByRole('button', { name: 'Admission', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Curriculum' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Fee Structure' })).toBeVisible();
});

test('the page that is shown is marked in the menu', async ({ page }) => {
  await page.goto('/transport');
  const menu = menuOf(page);
  await menu.getByRole('button', { name: 'Facility', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Transport', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a screen reader hears whether a list is open', async ({ page }) => {
  await page.goto('/transport');
  const facility = menuOf(page).getByRole('button', { name: 'Facility', exact: true });
  const session = await page.context().newCDPSession(page);
  const expanded = async (): Promise<unknown> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const node = nodes.find((each) => each.role?.value === 'button' && each.name?.value === 'Facility');
    return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  expect(await expanded()).toBe(false);
  await facility.click();
  expect(await expanded()).toBe(true);
});
