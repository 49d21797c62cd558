import { readdirSync } from 'node:fs';
import { findReservedRoute, PICTURES_ADDRESS, RESERVED_ROUTES, routeOf } from './addresses';
import { placeOf } from './names';
import type { Block } from '../blocks';
import { placesOfPage } from './page-places';
import { findInMarkdown } from './markdown';
import { parseYaml } from '../parse/yaml';
import { decodeText } from './text';

describe('routeOf', () => {
  it.each([
    ['pages/transport.md', '/transport'],
    ['pages/Account/Testimonials.md', '/Account/Testimonials'],
    ['pages/medicalFistAdd.md', '/medicalFistAdd'],
    ['pages/pages.md', '/pages'],
    ['pages/pages/pages.md', '/pages/pages'],
  ])('the path %s becomes the address %s, keeping capitals', (file, route) => {
    expect(routeOf(file)).toBe(route);
  });
});

describe('findReservedRoute', () => {
  it.each(RESERVED_ROUTES)('the address %s is reserved for the site, in upper and lower case', (route) => {
    expect(findReservedRoute(route.toUpperCase())).toBe(route);
  });

  it('all addresses below a reserved one are reserved', () => {
    expect(findReservedRoute('/dashboard/help')).toBe('/dashboard');
    expect(findReservedRoute('/_NEXT/static')).toBe('/_next');
  });

  it('addresses that only begin with the same letters are not reserved', () => {
    expect(findReservedRoute('/loginhelp')).toBeUndefined();
    expect(findReservedRoute('/api-days')).toBeUndefined();
    expect(findReservedRoute('/transport')).toBeUndefined();
  });
});

describe('RESERVED_ROUTES', () => {
  const reserved: readonly string[] = RESERVED_ROUTES;

  it('the name of every route that app/ makes is reserved', () => {
    const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(page\.tsx|route\.ts|(robots|sitemap|manifest)\.ts)$/.test(file))
      // `(public)/notice/[id]/page.tsx` → `/notice`. Pages of content/pages/ have no file of their own in app/.
      .filter((file) => !file.startsWith('(public)/['))
      .map(
        (file) => `/${file.replace(/^\([a-z]+\)\//, '').replace(/\/?(\[.*|page\.tsx|route\.ts|\.ts)$/, '')}`,
      );
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((route) => findReservedRoute(route) === undefined)).toEqual([]);
  });

  it.each([
    '/404',
    '/_not-found',
    '/index',
    '/favicon',
    '/healthz',
    '/api',
    '/_next',
    '/_islands',
    '/icons',
    '/social',
    '/assets',
    '/fonts',
  ])('the address %s, which the server or the build uses, is reserved', (route) => {
    expect(reserved).toContain(route);
  });

  it('the folder of pictures is reserved, so no page or file that an editor adds can have the address of a picture', () => {
    expect(PICTURES_ADDRESS.startsWith('/assets/')).toBe(true);
    expect(findReservedRoute(PICTURES_ADDRESS.slice(0, -1))).toBe('/assets');
    const [, , folder] = PICTURES_ADDRESS.split('/');
    for (const name of [folder, `${folder}/form.pdf`])
      expect(placeOf(`files/${name}`, [])).toEqual({ wrong: expect.any(String) as string });
    expect(placeOf(`files/${folder}.pdf`, [])).toEqual({ in: 'files' });
  });
});

const NOTHING = { messages: [], tuition: [] };
const noFields = () => ({});

test.each<[shown: Block, id: string, heading: string]>([
  ['timings', 'bells-1', '## Bells'],
  ['feeTables', 'charges', '## Charges'],
])('a heading does not get an id that the block %s uses: %s', (shown, id, body) => {
  const [heading] = placesOfPage(body, [shown], NOTHING, noFields);
  expect(heading).not.toBe(id);
});

test('a heading does not get the id of a heading in a desk message on the same page', () => {
  const messages = [{ id: 'principal', body: '## Our plans' }];
  const items = { ...NOTHING, messages };
  const places = placesOfPage('## Principal our plans', ['messages'], items, noFields);
  expect(new Set(places).size).toBe(places.length);
});

describe('findInMarkdown', () => {
  it('links of every form are found, with their words', () => {
    const text = '[bus](/transport) and [fees][f]\n\n[f]: /feestructure\n\n<https://cbse.gov.in>';
    expect(findInMarkdown(text).map(({ type, target, words }) => [type, target, words])).toEqual([
      ['link', '/transport', 'bus'],
      ['reference', 'f', 'fees'],
      ['link', '/feestructure', '[f]'],
      ['link', 'https://cbse.gov.in', 'https://cbse.gov.in'],
    ]);
  });

  it('the line and the column of each link are given', () => {
    expect(findInMarkdown('One.\n\nA [link](/x).')).toEqual([
      { type: 'link', target: '/x', words: 'link', line: 3, column: 3 },
    ]);
  });

  it('links in tables, lists and quotations are found', () => {
    const text = '| a |\n|---|\n| [x](/x) |\n\n- [y](/y)\n\n> [z](/z)';
    expect(findInMarkdown(text).map(({ target }) => target)).toEqual(['/x', '/y', '/z']);
  });

  it('pictures and their descriptions are found', () => {
    expect(findInMarkdown('![The bus](bus.jpg)')).toMatchObject([
      { type: 'image', target: 'bus.jpg', words: 'The bus' },
    ]);
  });

  it('raw HTML is found once, at its opening tag', () => {
    expect(findInMarkdown('Very <b>good</b>.')).toMatchObject([{ type: 'html', target: '<b>', column: 6 }]);
    expect(findInMarkdown('<script>alert(1)</script>')).toHaveLength(1);
  });

  it('a first-level heading is found', () => {
    expect(findInMarkdown('# One\n\nTwo\n---\n\n## Three').map(({ type, line }) => [type, line])).toEqual([
      ['heading1', 1],
    ]);
  });

  it('ordinary symbols are text', () => {
    expect(findInMarkdown('Fees < ₹2,000 & more > less, # 5, a [note], 5*3*2, {place}')).toEqual([]);
  });

  it('code is ignored', () => {
    expect(findInMarkdown('`<b>` and `[x](/x)`')).toEqual([]);
  });
});

/** Reads a file with this text after "title: ", and returns the title. */
function readTitle(typed: string): unknown {
  const read = decodeText(Buffer.from(`title: ${typed}\n`));
  return 'text' in read ? parseYaml(read.text).value : read.wrong;
}

it.each(['\b', '\u001b', '\u001f', '\u007f', '\ufffe', '\u202e', '\u200b'])(
  'an invisible character that breaks the feed is removed, whether pasted or escaped: %j',
  (sign) => {
    const escape = `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const title = 'Sports Day';
    expect([`Sports${sign} Day`, `"Sports${escape} Day"`].map(readTitle)).toEqual([{ title }, { title }]);
  },
);

it('a tab, a line break and the joiners of Hindi stay as they are', () => {
  expect(readTitle('"a\\tb\\nc"')).toEqual({ title: 'a\tb\nc' });
  expect(readTitle('क्\u200dष र\u200cक')).toEqual({ title: 'क्\u200dष र\u200cक' });
});
