import type { SiteCheck } from './built-site';
import { checkCodeWeight } from './testing/code-weight';
import {
  checkContentWeight,
  checkImages,
  checkLinks,
  checkSocialPictures,
  checkValidity,
} from './site-checks';
import { findingsOf, sampleSite } from './testing/sample-site';

const CHECKS: Record<string, SiteCheck> = {
  checkImages,
  checkLinks,
  checkSocialPictures,
};

test.each(Object.entries(CHECKS))('%s reports nothing about a site without faults', async (_, check) => {
  expect(await findingsOf(check, sampleSite())).toEqual([]);
});

const transport = (body: string) => sampleSite({ transport: `<h1 id="stops">Buses</h1>${body}` });
const MEND = '(content/pages/transport.md)';

const FAULTS: [what: string, check: SiteCheck, body: string, finding: string][] = [
  [
    'a link to a missing page',
    checkLinks,
    '<a href="/fees">Fees</a>',
    'links to /fees, where there is neither a page nor a file',
  ],
  [
    'a link to a missing file',
    checkLinks,
    '<a href="/assets/fees.pdf">Fees</a>',
    'links to /assets/fees.pdf, where there is neither a page nor a file',
  ],
  [
    'a link to a missing id',
    checkLinks,
    '<a href="/#fees">Fees</a>',
    'links to /#fees, but nothing on / has the id "fees"',
  ],
  [
    'a link to a page by its file name',
    checkLinks,
    '<a href="/index.html">Home</a>',
    'links to /index.html, where there is neither a page nor a file',
  ],
  [
    'a link whose address the renderer dropped',
    checkLinks,
    '<a href="">+91 98765 43210</a>',
    'has a link without an address (href="")',
  ],
  [
    'a fragment with a lone per cent sign',
    checkLinks,
    '<a href="/#50%">Half</a>',
    'links to /#50%, but nothing on / has the id "50%"',
  ],
  [
    'a missing picture',
    checkLinks,
    '<img src="/a.jpg" srcset="/assets/map.pdf 1x, /b.jpg 2x">',
    'links to /a.jpg, where there is neither a page nor a file',
  ],
  [
    'a picture without a height',
    checkImages,
    '<img src="/a.jpg" width="3" alt="">',
    'has the picture /a.jpg without width and height',
  ],
  [
    'a picture with a width of 0',
    checkImages,
    '<img src="/a.jpg" width="0" height="2" alt="">',
    'has the picture /a.jpg without width and height',
  ],
];

test.each(FAULTS)('%s is reported, with the page and the file to fix', async (_, check, body, finding) => {
  expect(await findingsOf(check, transport(body))).toContain(`/transport ${finding} ${MEND}`);
});

test.each([
  ['a skipped heading level', '<h3>Fares</h3>', 'heading-level'],
  ['a second h1', '<h1>Fares</h1>', 'heading-level'],
  ['a link without text', '<a href="/"><svg></svg></a>', 'wcag/h30'],
  ['a picture without a description', '<img src="/a.jpg" width="3" height="2">', 'wcag/h37'],
  ['an inline style', '<p style="color:red">Red</p>', 'no-inline-style'],
])('%s is found by the HTML check', async (_, body, rule) => {
  expect(await findingsOf(checkValidity, transport(''))).toEqual([]);
  expect(await findingsOf(checkValidity, transport(body))).toEqual([
    expect.stringMatching(new RegExp(`^/transport is not valid HTML at .*\\(${rule}\\)`)),
  ]);
});

const noise = Array.from({ length: 12_000 }, (_, index) => ((index * 7919) % 65_537).toString(36)).join('');

test('a long page causes a note with a remedy, and passes the checks that can stop a build', async () => {
  const site = transport(`<main>${noise}</main>`);
  const [note, ...others] = await findingsOf(checkContentWeight, site);
  expect(others).toEqual([]);
  expect(note).toMatch(
    /^\/transport is long: \d+\.\d KB\. A page of over 14\.3 KB .* Divide it into several pages, or put the details into a PDF\. /,
  );
  for (const check of Object.values(CHECKS)) expect(await findingsOf(check, site)).toEqual([]);
});

test('styles and a frame over their budgets are faults of the code; the school’s words do not count towards a budget', async () => {
  expect(await findingsOf(checkCodeWeight, transport(`<nav>${noise}</nav><main>${noise}</main>`))).toEqual(
    [],
  );
  const [styles, frame] = await findingsOf(checkCodeWeight, transport(`<style>${noise}</style>`));
  expect(styles).toMatch(/^\/transport is too big: compressed styles, \d+ bytes, \d+ over \d+ /);
  expect(frame).toMatch(/^\/transport is too big: compressed frame, \d+ bytes, \d+ over \d+ /);
});

test('a page without a social picture, or with one that was not made, is reported', async () => {
  const heads = {
    transport: '',
    index: '<meta property="og:image" content="https://school.example/social/b.png">',
  };
  expect(await findingsOf(checkSocialPictures, sampleSite({}, heads))).toEqual([
    '/ refers to the social picture https://school.example/social/b.png, which was not made (content/home.yaml)',
    `/transport has no social picture (og:image) ${MEND}`,
  ]);
});
