import { findPageShowing } from '@/lib/content/kinds/pages';
import { classesOfSchool, feesOfClasses } from '@/lib/site/class-card';
import { content } from './built-content';
import { OTHER_LANGUAGES } from './site-routes';
import { expect, test } from './watched-page';

const FEES = findPageShowing(content.pages, 'feeTables');
const CALENDAR = content.calendar && findPageShowing(content.pages, 'calendar');
const TIMINGS = content.timings && findPageShowing(content.pages, 'timings');
const DISCLOSURE = content.pages.find(
  ({ shows }) => shows?.includes('disclosureA') && shows.includes('disclosureE'),
);
/** A page with several tables of the same kind, such as bus routes. */
const TABLES = content.pages.find(
  ({ body, layout }) => layout === 'place' && /(\n\|[-:| ]+\|\n[^]*){3}/.test(body),
)?.route;
const HELP = findPageShowing(content.pages, 'helplines');
/** Pages of persons with their portraits. */
const PERSONS = content.pages.filter(({ cards }) => cards?.some(({ picture }) => picture));
const [CLASS] = feesOfClasses(content.fees);

/** The maximum number of sheets for the pages that families print, at a school like the sample. */
const SHEETS: [route: string | undefined, most: number][] = [
  ['/', 2],
  [FEES, 1],
  [FEES && CLASS && `${FEES}#${CLASS.id}`, 1],
  [CALENDAR, 1],
  [TIMINGS, 1],
  // Devanagari needs taller lines.
  ...OTHER_LANGUAGES.flatMap((language) =>
    [FEES && CLASS && `${FEES}#${CLASS.id}`, CALENDAR, TIMINGS, TABLES, HELP].map(
      (route): [string | undefined, number] => [route && `/${language}${route}`, 1],
    ),
  ),
  [findPageShowing(content.pages, 'admissionRules'), 1],
  [HELP, 1],
  [findPageShowing(content.pages, 'enquiryForm'), 1],
  ...PERSONS.map(({ route }): [string, number] => [route, 1]),
  // The list of fifty teachers begins on the same sheet as its heading.
  [findPageShowing(content.pages, 'disclosureD'), 2],
  [DISCLOSURE?.route, 3],
  [classesOfSchool(content).at(-1)?.route, 1],
  [TABLES, 1],
];

for (const [route, most] of SHEETS) {
  if (route === undefined) continue;
  test(`${route} prints on ${most} ${most === 1 ? 'sheet' : 'sheets'} at most`, async ({ page }) => {
    await page.goto(route);
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    expect(sheets).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    // A calendar of a full year is printed in smaller letters.
    const least = (await page.locator('.calendar-full').count()) ? 8.9 : 9.9;
    expect(await page.evaluate(smallestLetters)).toBeGreaterThanOrEqual(least);
    // A mask would fade the ends of lines.
    const masks = await page
      .locator('body *:visible')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).maskImage !== 'none').length);
    expect(masks, 'masked elements').toBe(0);
    const address = page.getByText(new URL(content.school.siteAddress).host + route.split('#')[0]);
    await expect(address.filter({ visible: true })).toHaveCount(1);
  });
}

/** The size of the smallest printed letters, in points. */
function smallestLetters(): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let least = Infinity;
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode;
    if (!textContent?.trim() || !element?.checkVisibility() || element.closest('.sr-only, script, style'))
      continue;
    least = Math.min(least, Number.parseFloat(getComputedStyle(element).fontSize) * 0.75);
  }
  return least;
}
