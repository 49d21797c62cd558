import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '@/lib/accepted/copy-project';
import { formatGrowth, type GrowthRow } from '@/lib/growth/growth-table';
import { makeSchool, type Size } from '@/lib/growth/make-school';
import { timeBuild } from '@/lib/growth/time-build';
import { runProgram } from '@/lib/setup/run-program';

const FOLDER = '.cache/growth';
const NONE: Size = { pages: 0, news: 0, photos: 0 };
interface School {
  name: string;
  size: Size;
}

const SCHOOLS: readonly School[] = [
  { name: '30 pages', size: { ...NONE, pages: 30 } },
  { name: '300 pages', size: { ...NONE, pages: 300 } },
  { name: '3,000 pages', size: { ...NONE, pages: 3000 } },
  { name: '1,000 news', size: { ...NONE, pages: 30, news: 1000 } },
  { name: '1,000 photos', size: { ...NONE, pages: 30, photos: 1000 } },
];

/**
 * `npm run benchmark:growth`: builds schools of several sizes and prints what a page costs in each (Linux). Each is built
 * twice, and the second build counts: its pictures are made, everything else is made again.
 * `-- 30 300` takes only the schools whose name has one of these numbers; `100-news` and `40-photos` are a school of 30
 * pages with so many.
 */
await runProgram(async (args) => {
  const wanted = args.length ? args.flatMap(findSchools) : SCHOOLS;
  const project = path.resolve(FOLDER, 'project');
  copyProject(process.cwd(), project);
  const rows: GrowthRow[] = [];
  for (const { name, size } of wanted) {
    const directory = path.resolve(FOLDER, 'school');
    await makeSchool(directory, size);
    await timeBuild(project, directory);
    rows.push({ name, ...(await timeBuild(project, directory)) });
    console.log(`\n${formatGrowth(rows)}`);
  }
  await rm(path.resolve(FOLDER, 'school'), { recursive: true });
  return 0;
}, 'any');

function findSchools(wanted: string): readonly School[] {
  const [, number = '', kind] = /^(\d+)-(news|photos)$/.exec(wanted) ?? [];
  if (kind) return [{ name: `${number} ${kind}`, size: { ...NONE, pages: 30, [kind]: Number(number) } }];
  const found = SCHOOLS.filter(({ name }) => name.replaceAll(',', '').startsWith(`${wanted} `));
  if (found.length === 0)
    throw new Error(
      `There is no school of "${wanted}". Write 30, 300, 3000 or 1000, or such as 100-news or 40-photos.`,
    );
  return found;
}
