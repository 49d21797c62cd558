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
