import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'postcss';
import { UNREAD_CLASS } from '@/lib/build/index-pages';
import { LAYOUTS } from '@/lib/content/kinds/pages';

/** The Markdown renderer gives this class to a list with check boxes. */
const OF_MARKDOWN = 'contains-task-list';

async function readAll(folder: string, ending: RegExp): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const wanted = files.filter((file) => ending.test(file) && !file.includes('.test.'));
  return Promise.all(wanted.map((file) => readFile(path.join(folder, file), 'utf8')));
}

const styles = readAll('app/styles', /\.css$/);
const components = Promise.all([readAll('components', /\.tsx?$/), readAll('app', /\.tsx$/)]);

async function styledNames(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const css of await styles)
    parse(css).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) names.add(name);
    });
  return names;
}

test('every class in the styles occurs in a component', async () => {
  const words = new Set<string>([
    ...LAYOUTS,
    ...(await components).flat().flatMap((text) => text.split(/[^\w-]+/)),
  ]);
  const unused = [...(await styledNames())].filter((name) => !words.has(name) && name !== OF_MARKDOWN);
  expect(unused).toEqual([]);
});

test('each class of a component has a rule in app/styles, because Tailwind generates no classes', async () => {
  const styled = await styledNames();
  const used = (await components)
    .flat()
    .flatMap((text) => [...text.matchAll(/\b(?:className|slot)="([^"]*)"/g)])
    .flatMap(([, names = '']) => names.split(' '));
  expect([...new Set(used)].filter((name) => name !== '' && !styled.has(name))).toEqual([]);
});

test('each class that the search index leaves out is set by a component', async () => {
  const sources = (await components).flat().join();
  const isSet = (name: string): boolean => new RegExp(`className=.*["' ]${name}["' ]`).test(sources);
  expect(UNREAD_CLASS.source.match(/[a-z-]{2,}/g)?.filter((name) => !isSet(name))).toEqual([]);
});

test('no style hides the staff area from browsers without the media feature "scripting"', async () => {
  const hidden: string[] = [];
  for (const css of await styles)
    parse(css).walkRules('.staff-area', ({ nodes }) => {
      for (const node of nodes)
        if (node.type === 'atrule' && node.name === 'apply' && /\bhidden\b/.test(node.params))
          hidden.push(node.params);
    });
  expect(hidden).toEqual([]);
});
