import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { run } from './check-languages';

const school = useSchoolCopy();

test.each([
  ['fees.yaml', 'fees.yaml is translated by pairs, and only pages are noted.'],
  ['pages/none.md', 'There is no file "pages/none.md".'],
])('seen refuses %s, and says why', async (file, said) => {
  process.env.CONTENT_DIR = school.pathOf('');
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  await expect(run([], { values: {}, words: ['seen', file] })).rejects.toThrow(said);
});

test('a mistake in an English file is named, because the file is not compared', async () => {
  process.env.CONTENT_DIR = school.pathOf('');
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  school.write('fees.yaml', 'session: 2025\n');
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run([], { values: {}, words: [] })).toBe(1);
  expect(said.mock.calls.join('\n')).toContain('fees.yaml:1');
});
