import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySchool } from '@/lib/content/mistakes/school-copy';
import { listItems, titleOf } from './content-files';

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
  const root = mkdtempSync(path.join(tmpdir(), 'list-'));
  Object.assign(process.env, { SCHOOL_DIR: root, CONTENT_DIR: 'content' });
  const school = copySchool(path.join(root, 'content'));
  school.change('pages/transport.md', 'contact:', 'alsoCalled: [School bus]\ncontact:');
  const { items } = await listItems('pages');
  rmSync(root, { recursive: true });
  const named = items.filter(({ alsoCalled }) => alsoCalled);
  expect(named).toMatchObject([{ path: 'pages/transport.md', alsoCalled: ['School bus'] }]);
  expect(named[0]?.textWords).toMatch(
    /^three buses leave the school at 2 pm ask fee counter contact for a seat routes/,
  );
});
