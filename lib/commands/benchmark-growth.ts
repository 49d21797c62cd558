import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '@/lib/accepted/copy-project';
import { formatGrowth, type GrowthRow } from '@/lib/growth/growth-table';
import { makeSchool, type Size } from '@/lib/growth/make-school';
import { timeBuild } from '@/lib/growth/time-build';
import { runProgram } from '@/lib/terminal/run-program';

const FOLDER = '.cache/growth';
const NONE: Size = { pages: 0, news: 0, photos: 0 };
const SCHOOLS: readonly { name: string; size: Size }[] = [
  { name: '30 pages', size: { ...NONE, pages: 30 } },
  { name: '300 pages', size: { ...NONE, pages: 300 } },
  { name: '3,000 pages', size: { ...NONE, pages: 3000 } },
  { name: '1,000 news', size: { ...NONE, pages: 30, news: 1000 } },
  { name: '1,000 photos', size: { ...NONE, pages: 30, photos: 1000 } },
];

/**
 * `npm run benchmark:growth`: builds schools of several sizes and prints what a page costs in each (Linux). Each is built
 * twice, and the second build counts: its pictures are made, everything else is made again.
 * `npm run benchmark:growth -- 3000` takes only the schools whose name has this number.
 */
await runProgram(async (args) => {
  const wanted = SCHOOLS.filter(({ name }) => !args[0] || name.replaceAll(',', '').startsWith(`${args[0]} `));
  if (wanted.length === 0)
    throw new Error(`There is no school of "${args[0]}". There is 30, 300, 3000 and 1000.`);
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
