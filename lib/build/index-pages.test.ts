import { words } from '@/lib/content/words/in-use';
import { indexPages } from './index-pages';
import { brotliCompressSync } from 'node:zlib';
import type { IndexedPage } from '@/lib/search/search-index';
import type { CheckedContent } from '@/lib/content/content';
import { fitIndex, shorten } from './fit-index';
import { makeSearchIndex } from './page-scripts';

const page = (main: string) =>
  `<head><meta name="description" content="What it says."></head><body><nav><a href="/x">Menu</a></nav><main>${main}</main></body>`;

const CHOICES = { day: '2026-11-21', home: 'Home', alsoCalled: new Map<string, string[]>() };

const index = (main: string, more: Partial<Parameters<typeof indexPages>[1]> = {}) =>
  indexPages(
    [
      { route: '/bus', html: page(main) },
      { route: '/site-map', html: page('<h1>Site map</h1><a href="/bus#late">School bus</a>') },
    ],
    { ...CHOICES, ...more },
  );

test('a page is indexed with its title, names and description, and a section for each heading with text', () => {
  const [bus, ...others] = index(
    '<h1>Transport</h1><p>Three <b>routes</b>.</p><h2 id="late">Late</h2><h3>Today</h3><p>Call us.</p>',
    { alsoCalled: new Map([['/bus', ['Van']]]) },
  );
  expect(bus).toEqual({
    route: '/bus',
    title: 'Transport',
    names: 'Van. School bus',
    lead: 'What it says.',
    sections: [
      ['', '', 'Three routes.'],
      ['late', 'Late, Today', 'Call us.'],
    ],
  });
  expect(others).toEqual([]);
});

test('the home page is called “Home”, because its heading is a motto', () => {
  const pages = [{ route: '/', html: page('<h1>Every child is known by name</h1>') }];
  expect(indexPages(pages, CHOICES)[0]).toMatchObject({ title: 'Home', names: '' });
});

test('a page that search engines must ignore is not indexed', () => {
  const hidden = '<meta name="robots" content="noindex"/>';
  expect(indexPages([{ route: '/notice/old', html: hidden + page('<h1>Rain</h1>') }], CHOICES)).toEqual([]);
});

test.each([
  ['a text for another day', '<p class="live" data-expires="2026-12-01">no</p>'],
  ['an urgent notice, which every page shows', '<section class="urgent">no</section>'],
  ['the pictures of the banner and their captions', '<figure class="banner-slide">no</figure>'],
  ['the links to answers on the home page', '<div class="answers">no</div>'],
  ['an expired item', '<li data-expires="2026-11-20">no</li>'],
  ['hidden text', '<p hidden>no</p>'],
  ['a drawing', '<svg><text>no</text></svg>'],
  ['the contact box', '<section class="card ask">no</section>'],
  ['a note for screen readers', '<a href="https://x.test">yes<span class="new-tab"> (no)</span></a>'],
  ['the text shown when a list is empty', '<p class="when-empty">no</p>'],
  ['a form', '<form><label>no</label></form>'],
])('%s is not indexed', (_, html) => {
  expect(JSON.stringify(index(`<h1>Bus</h1><p>yes</p>${html}`))).not.toMatch(/\bno\b/);
});

test('an item that has not expired is indexed', () => {
  expect(JSON.stringify(index('<h1>Bus</h1><li data-expires="2026-11-21">Still so</li>'))).toContain(
    'Still so',
  );
});

test('a PDF is indexed by its link text, without the file size', () => {
  const found = index('<h1>Bus</h1><a href="/assets/form.pdf"><span>Bus form (PDF, 54 KB)</span></a>');
  expect(found.at(-1)).toMatchObject({ route: '/assets/form.pdf', title: 'Bus form' });
});

test('a notice is ranked below the page that explains its subject', () => {
  const [notice] = indexPages([{ route: '/notice/bus', html: page('<h1>Bus</h1>') }], CHOICES);
  expect(notice?.prior).toBeLessThan(1);
});

describe('fitIndex', () => {
  const pageOf = (route: string, ...texts: string[]): IndexedPage => {
    return { route, title: 'Clubs', names: '', lead: '', sections: texts.map((text) => ['', '', text]) };
  };
  const textsOf = ({ sections }: IndexedPage): string[] => sections.map(([, , text]) => text);

  test('an index that is small enough keeps all its text', async () => {
    const small = { pages: [pageOf('/clubs', 'On Saturday. '.repeat(20).trim())], lexicon: 'a: b' };
    expect(await fitIndex(small)).toEqual(small);
  });

  test('an index that is too large is shortened to 36 KB', async () => {
    // 500 words in an order that does not compress.
    let seed = 1;
    const word = (): string => {
      seed = (seed * 48_271) % 2_147_483_647;
      return `w${seed % 500}x`;
    };
    const text = (): string => Array.from({ length: 20 }, word).join(' ');
    const pages = Array.from({ length: 600 }, (_, at) => pageOf(`/${at}`, text(), text(), text()));
    const before = brotliCompressSync(JSON.stringify({ pages, lexicon: '' })).length;
    const after = brotliCompressSync(JSON.stringify(await fitIndex({ pages, lexicon: '' }))).length;
    expect(before).toBeGreaterThan(36 * 1024);
    expect(after).toBeLessThanOrEqual(36 * 1024);
  });

  test('after the beginning of a section, only words that are new to the page are kept', () => {
    const short = shorten(
      pageOf('/clubs', 'Chess on Saturday, with a telescope and chess', 'Telescope 2026'),
      17,
      (word) => ['with', 'a', 'and'].includes(word),
    );
    expect(textsOf(short)).toEqual(['Chess on … Saturday telescope', 'Telescope 2026']);
  });
});

test('the lexicon contains the words of search.yaml, without their colons, and ignores the words of the school’s name', async () => {
  const search = { words: [{ typed: 'PTM: when', means: 'meeting' }] };
  const school = { name: 'Sunrise School', town: 'Sagar' };
  const content = { search, school, pages: [], fees: { tuition: [] }, words };
  const { lexicon } = await makeSearchIndex('.', [], content as unknown as CheckedContent);
  expect(lexicon.split('\n').slice(-2)).toEqual(['PTM  when: meeting', 'Sunrise School Sagar:']);
});
