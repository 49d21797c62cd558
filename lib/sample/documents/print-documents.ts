import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { academicCalendar } from './academic-calendar';
import { admissionForm } from './admission-form';
import { certificates } from './certificates';
import { markSample } from './mark-sample';
import { onLetterhead } from './letterhead';
import { managementCommittee, parentsTeachersAssociation } from './people-lists';
import { waterReport } from './water-report';

/**
 * `npm run sample:documents` prints the sample PDFs into content/files/. They are tagged, titled and outlined.
 * PLAYWRIGHT_CHROMIUM names another browser than the one that Playwright brings.
 */
const FOLDER = new URL('../../../content/files/', import.meta.url);
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const documents = [
  ...certificates,
  waterReport,
  academicCalendar,
  managementCommittee,
  parentsTeachersAssociation,
  admissionForm,
];

const browser = await chromium.launch({ executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: QUIET });
const page = await browser.newPage();
mkdirSync(FOLDER, { recursive: true });
for (const document of documents) {
  await page.setContent(onLetterhead(document));
  await page.evaluate(() => globalThis.document.fonts.ready);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    printBackground: true,
  });
  writeFileSync(new URL(document.file, FOLDER), markSample(pdf));
}
await browser.close();
console.log(`${documents.length} PDFs printed.`);
