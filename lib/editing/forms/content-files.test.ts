import { readFileSync } from 'node:fs';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { listItems, openFile, titleOf } from './content-files';
import { checkPlan, planDraft } from './plan';

const school = useSchoolCopy();
beforeEach(() => {
  process.env.CONTENT_DIR = 'content';
});

test.each([
  ['timings', 'timings.yaml', {}, 'School hours'],
  ['home', 'home.yaml', { title: 'Vidya Niketan' }, 'Home page'],
  ['notice', 'notice.yaml', { message: 'Closed today.' }, 'Closed today.'],
  ['notice', 'notice.yaml', {}, 'Urgent notice'],
  ['notices', 'notices/rain.yaml', {}, 'Rain'],
  ['pages', 'pages/transport.md', { title: 'School buses' }, 'School buses'],
  ['messages', 'messages/chairman.md', { name: 'Asha Rao', position: 'Chairman' }, 'Asha Rao'],
  ['messages', 'messages/principal.md', { name: '{principal}', position: 'Principal' }, 'Principal'],
] as const)('the %s file %s (%j) has a title that the office recognises', (kind, own, fields, title) => {
  expect(titleOf(kind, own, fields)).toBe(title);
});

test('the list of pages includes their alternative names and the words of their texts', async () => {
  school.change('pages/transport.md', 'contact:', 'alsoCalled: [School bus]\ncontact:');
  const { items } = await listItems('pages');
  const named = items.filter(({ alsoCalled }) => alsoCalled);
  expect(named).toMatchObject([{ path: 'pages/transport.md', alsoCalled: ['School bus'] }]);
  expect(named[0]?.textWords).toMatch(
    /^three buses leave the school at 2 pm ask fee counter contact for a seat routes/,
  );
});

test('a form cannot add anything to a file that already has the maximum size', async () => {
  const [path, largest] = ['fees.yaml', 1_000_000];
  const text = `${readFileSync(school.pathOf(path), 'utf8')}#`;
  school.write(path, text.padEnd(largest - Buffer.byteLength(text) + text.length, '.'));
  const { kind, version, values } = await openFile(path);
  const problemsWith = async (note: string) =>
    (await checkPlan(await planDraft({ kind, path, version, values: { ...values, note } }))).problems;
  expect(await problemsWith('')).toEqual([]);
  expect(await problemsWith('Pay at the fee counter.')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('at most 1 MB') as string }),
  ]);
});
