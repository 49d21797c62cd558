import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { loadContent } from '@/lib/content/load-content';
import { findReservedRoute } from '@/lib/content/read/addresses';
import { DASHBOARD_PAGES, readApiSettings, STAFF_PATHS } from './pages';

const school = useSchoolCopy();

async function problemsWith(to: string): Promise<string[]> {
  school.write('staff.yaml', `menu:\n  - text: There\n    to: ${to}\n`);
  const { problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  return problems.map(({ message }) => message);
}

describe('the addresses of the staff area', () => {
  it.each(STAFF_PATHS)(
    '%s is no page of an editor, and an entry of the side menu may lead there',
    async (path) => {
      expect(findReservedRoute(path)).toBeDefined();
      expect(await problemsWith(path)).toEqual([]);
    },
  );

  it('are all: an entry that leads below one of them to nothing is refused', async () => {
    expect(await problemsWith('/dashboard/nothing')).toEqual([
      expect.stringContaining('there is no such page'),
    ]);
  });

  it('are all where the built-in side menu leads, before its public pages', () => {
    const targets = STAFF_DEFAULTS.menu.flatMap(({ to }) => to ?? []);
    expect(targets.slice(0, -4)).toEqual(Object.values(DASHBOARD_PAGES));
  });
});

describe('the settings of the API', () => {
  it('stand for the server of the site when nothing is set', () => {
    expect(readApiSettings({})).toEqual({ origin: '', locationPrefix: '/api' });
  });

  it.each([
    ['https://api.school.example', 'v1', { origin: 'https://api.school.example', locationPrefix: '/v1' }],
    ['https://API.school.example/', '/', { origin: 'https://api.school.example', locationPrefix: '' }],
    [
      'https://api.school.example:8443',
      '/a/b/',
      { origin: 'https://api.school.example:8443', locationPrefix: '/a/b' },
    ],
  ])('are read from %s and %s', (origin, prefix, settings) => {
    expect(readApiSettings({ API_ORIGIN: origin, API_LOCATION_PREFIX: prefix })).toEqual(settings);
  });

  it.each([
    'http://api.school.example',
    'api.school.example',
    'https://api.school.example/api',
    'https://user:secret@api.school.example',
    'https://api.school.example?x=1',
    'javascript:alert(1)',
  ])('refuse %s', (origin) => {
    expect(() => readApiSettings({ API_ORIGIN: origin })).toThrow(
      'Write https:// and the name of the server only',
    );
  });

  it.each(['/api?x', '/../api', '/a b', 'https://evil.example'])('refuse the prefix %s', (prefix) => {
    expect(() => readApiSettings({ API_LOCATION_PREFIX: prefix })).toThrow('Write a path such as /api');
  });
});
