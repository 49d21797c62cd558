import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from './school-copy';

/** Circulars, news and messages as schools write them, all correct: checks of prose must not warn of them. */
const SENTENCES = readFileSync(path.join(__dirname, 'right-sentences.txt'), 'utf8').trim().split('\n');
const MOST_WARNINGS = 3;

const school = useSchoolCopy();

it.each<[string, () => void]>([
  ['news', () => writeEach('news', 'publish: 2025-04-12\ndate: 2025-04-12')],
  ['announcements', () => writeEach('announcements', 'publish: 2025-04-12')],
  [
    'a page',
    () => school.change('pages/transport.md', '## Routes', `${SENTENCES.join('\n\n')}\n\n## Routes`),
  ],
])('takes 300 right sentences of %s without an error, and warns of at most three', async (_, write) => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(300);
  expect(await school.problems()).toEqual([]);
  write();
  expect(await school.problems({ severity: 'error' })).toEqual([]);
  const warnings = await school.problems({ severity: 'warning' });
  expect(warnings.slice(MOST_WARNINGS)).toEqual([]);
});

function writeEach(folder: string, fields: string): void {
  for (const [index, sentence] of SENTENCES.entries())
    school.write(`${folder}/right-${index}.yaml`, `${fields}\nmessage: ${JSON.stringify(sentence)}\n`);
}
