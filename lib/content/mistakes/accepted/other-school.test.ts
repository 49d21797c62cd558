import { writeOtherSchool } from '@/e2e/other-school/write-other-school';
import { loadContent } from '@/lib/content/load-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { formatProblem } from '@/lib/content/say/problem';
import { useScratch } from '@/lib/setup/testing/use-scratch';
import { REFUSED } from './write-extreme-school';

const inScratch = useScratch();
const school = useSchoolCopy();

// `npm test` also builds this school, checks its finished site, and opens each of its pages in a browser.
test('the other school, with a page that has everything a text may contain, has no errors', async () => {
  await writeOtherSchool(inScratch('school'));
  const { problems } = await loadContent(inScratch('school'), { day: '2026-11-21' });
  const wrong = problems.filter(({ severity }) => severity === 'error');
  expect(wrong.map(formatProblem)).toEqual([]);
});

test.each(REFUSED.map((text) => [JSON.stringify(text), text]))('the check refuses %s', async (_, text) => {
  school.change('pages/transport.md', '## Routes', `${text}\n\n## Routes`);
  expect(await school.problems({ severity: 'error' })).not.toEqual([]);
});
