import { titleOf } from './content-files';

test.each([
  ['timings', 'timings.yaml', {}, 'School hours'],
  ['home', 'home.yaml', { title: 'Vidya Niketan' }, 'Home page'],
  ['notice', 'notice.yaml', { message: 'Closed today.' }, 'Closed today.'],
  ['notice', 'notice.yaml', {}, 'Urgent notice'],
  ['notices', 'notices/rain.yaml', {}, 'Rain'],
  ['pages', 'pages/transport.md', { title: 'School buses' }, 'School buses'],
  ['messages', 'messages/chairman.md', { name: 'Asha Rao', position: 'Chairman' }, 'Asha Rao'],
  ['messages', 'messages/principal.md', { name: '{principal}', position: 'Principal' }, 'Principal'],
] as const)('the %s file %s with %j has a title that the office knows', (kind, own, fields, title) => {
  expect(titleOf(kind, own, fields)).toBe(title);
});
