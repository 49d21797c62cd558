import { readFileSync } from 'node:fs';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { MARKDOWN } from './markdown-constructs';

const school = useSchoolCopy();
const PAGE = readFileSync('e2e/other-school/pages/Life/everything.md', 'utf8');

/** Longer ones only weigh more; npm run check:accepted builds them. */
const CONSTRUCTS = MARKDOWN.filter((text) => text.length < 1500);

/** The same with the other school's page and files. */
function inOtherSchool(text: string): string {
  return text
    .replaceAll('/transport', '/way-to-school')
    .replaceAll('form.pdf', 'admission-form.pdf')
    .replaceAll('garden.png', 'wide-garden.png')
    .replaceAll('assembly.png', 'wide-assembly.jpg');
}

// npm test builds the other school, checks its finished site, and looks at every page of it in a browser.
describe('what a text may hold is on a page of the other school, or is refused by the check of the content', () => {
  it.each(CONSTRUCTS.map((text) => [JSON.stringify(text.slice(0, 60)), text]))('%s', async (_, text) => {
    if (PAGE.includes(inOtherSchool(text))) return;
    school.change('pages/transport.md', '## Routes', `${text}\n\n## Routes`);
    expect(await school.problems({ severity: 'error' })).not.toEqual([]);
  });
});
