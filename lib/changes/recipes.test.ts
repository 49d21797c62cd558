import { readFileSync } from 'node:fs';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import type { Change } from './change';
import { openCopy } from './content-copy';
import { ORDINARY_CHANGES } from './ordinary-changes';
import { RECIPES } from './recipes';

const DAY = '2025-04-15';
const school = useSchoolCopy();

test('every recipe of the editors’ guide is one of the changes, in its order', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  const titles = [...guide.matchAll(/^### \d+\. (.+)$/gm)].map(([, title]) => title);
  expect(titles).toHaveLength(10);
  expect(RECIPES.map(({ title }) => title)).toEqual(titles);
});

const CHANGES = [...RECIPES, ...ORDINARY_CHANGES].map((change): [string, Change] => [change.title, change]);

/** These come as part of another change, or take away what the small school does not have. */
const NEEDS: Record<string, string> = { 'Add a menu entry': 'Add a page' };
const NOTHING_TO_DO = ['Take all toppers away', 'Take an urgent notice down', 'Take a desk message away'];

test.each(CHANGES)('"%s" changes a school that has little, and is accepted', async (title, { apply }) => {
  const before = snapshot();
  for (const change of [...RECIPES.filter((recipe) => recipe.title === NEEDS[title]), { apply }])
    change.apply(openCopy(school.pathOf('')), DAY);
  expect(snapshot() === before).toBe(NOTHING_TO_DO.includes(title));
  expect(await school.problems({ severity: 'error' })).toEqual([]);
});

function snapshot(): string {
  const copy = openCopy(school.pathOf(''));
  const folders = [
    '.',
    'news',
    'events',
    'announcements',
    'testimonials',
    'toppers',
    'messages',
    'pages',
    'images',
  ];
  return folders
    .flatMap((folder) => copy.list(folder))
    .filter((file) => /\.(yaml|md|jpg)$/.test(file))
    .map((file) => `${file}\n${readFileSync(school.pathOf(file), 'latin1')}`)
    .join('\n');
}
