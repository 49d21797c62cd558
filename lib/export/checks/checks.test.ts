import type { SiteCheck } from './built-site';
import { checkCodeWeight } from './code-weight';
import { checkContentWeight } from './content-weight';
import { checkHeadings } from './headings';
import { checkImages } from './images';
import { checkInlineStyles } from './inline-styles';
import { checkLinkTexts } from './link-texts';
import { checkLinks } from './links';
import { checkOrphans } from './orphans';
import { checkPageScripts } from './page-scripts';
import { findingsOf, sampleSite } from './sample-site';
import { checkSocialPictures } from './social-picture';
import { checkTitles } from './titles';

const CHECKS: Record<string, SiteCheck> = {
  checkHeadings,
  checkImages,
  checkInlineStyles,
  checkLinkTexts,
  checkLinks,
  checkOrphans,
  checkPageScripts,
  checkSocialPictures,
  checkTitles,
};

test.each(Object.entries(CHECKS))('%s finds nothing in a site that is in order', async (_, check) => {
  expect(await findingsOf(check, sampleSite())).toEqual([]);
});

const transport = (body: string) => sampleSite({ transport: `<h1 id="stops">Buses</h1>${body}` });
const MEND = '(content/pages/transport.md)';

const FAULTS: [what: string, check: SiteCheck, body: string, finding: string][] = [
  [
    'a link to no page',
    checkLinks,
    '<a href="/fees">Fees</a>',
    'links to /fees, where there is no page and no file',
  ],
  [
    'a link to no file',
    checkLinks,
    '<a href="/assets/fees.pdf">Fees</a>',
    'links to /assets/fees.pdf, where there is no page and no file',
  ],
  [
    'a link to no place',
    checkLinks,
    '<a href="/#fees">Fees</a>',
    'links to /#fees, but nothing on / has the id "fees"',
  ],
  [
    'a link to the second name of a page',
    checkLinks,
    '<a href="/index.html">Home</a>',
    'links to /index.html, where there is no page and no file',
  ],
  [
    'a link whose address the renderer dropped',
    checkLinks,
    '<a href="">+91 98765 43210</a>',
    'has a link without an address (href="")',
  ],
  [
    'a place with a lone per cent sign',
    checkLinks,
    '<a href="/#50%">Half</a>',
    'links to /#50%, but nothing on / has the id "50%"',
  ],
  [
    'a missing picture',
    checkLinks,
    '<img src="/a.jpg" srcset="/assets/map.pdf 1x, /b.jpg 2x">',
    'links to /a.jpg, where there is no page and no file',
  ],
  [
    'a vague link',
    checkLinkTexts,
    '<a href="/"> Click  here… </a>',
    'has a link to / that only says "Click here…". Say where it leads, for example "Fee structure".',
  ],
  ['a link without text', checkLinkTexts, '<a href="/"><svg></svg></a>', 'has a link to / without any text'],
  [
    'a second first heading',
    checkHeadings,
    '<h1>Fares</h1>',
    'has 2 headings of the first level, instead of one',
  ],
  [
    'a level left out',
    checkHeadings,
    '<h3>Fares</h3>',
    'has the heading "Fares" of level 3 right below level 1. Use level 2.',
  ],
  [
    'a picture without height',
    checkImages,
    '<img src="/a.jpg" width="3" alt="">',
    'has the picture /a.jpg without width and height',
  ],
  [
    'a picture of no width',
    checkImages,
    '<img src="/a.jpg" width="0" height="2" alt="">',
    'has the picture /a.jpg without width and height',
  ],
  [
    'a picture without description',
    checkImages,
    '<img src="/a.jpg" width="3" height="2">',
    'has the picture /a.jpg without a description (alt)',
  ],
  [
    'two first pictures',
    checkImages,
    '<img src="/a" width="3" height="2" alt="" fetchPriority="high"/>'.repeat(2),
    'fetches 2 files before all others, instead of one: /a, /a',
  ],
  [
    'an inline style',
    checkInlineStyles,
    '<p style="color:red">',
    'has a <p> with style="…", which its policy refuses. Use a class.',
  ],
  [
    'an inline handler',
    checkInlineStyles,
    '<p onclick="go()">',
    'has a <p> with onclick="…", which its policy refuses. Use a class.',
  ],
  [
    'a script without an island',
    checkPageScripts,
    '<script>go()</script>',
    'has 1 scripts, though it has no island',
  ],
];

test.each(FAULTS)('%s is found, with the page and the file to mend', async (_, check, body, finding) => {
  expect(await findingsOf(check, transport(body))).toContain(`/transport ${finding} ${MEND}`);
});

test('the script that removes expired items is required where something expires, and nowhere else', async () => {
  const script = '<script data-keep="">go()</script>';
  const dated = `<p data-expires="2026-03-31">Holiday</p>${script}`;
  expect(await findingsOf(checkPageScripts, transport(dated))).toEqual([]);
  expect(await findingsOf(checkPageScripts, transport(script))).toEqual([
    `/transport has 1 scripts, though it has no island ${MEND}`,
  ]);
});

test('a label or the description of a picture is the text of a link', async () => {
  const links = '<a href="/" aria-label="Home page">more</a><a href="/"><img alt="Home page"></a>';
  expect(await findingsOf(checkLinkTexts, transport(links))).toEqual([]);
});

const noise = Array.from({ length: 12_000 }, (_, index) => ((index * 7919) % 65_537).toString(36)).join('');

test('a page that is long is noted with what to do, and passes the checks that stop a build', async () => {
  const site = transport(`<main>${noise}</main>`);
  const [note, ...others] = await findingsOf(checkContentWeight, site);
  expect(others).toEqual([]);
  expect(note).toMatch(
    /^\/transport is long: \d+\.\d KB instead of 14\.3, .* Divide it into several pages, or put the details into a PDF\. /,
  );
  for (const check of Object.values(CHECKS)) expect(await findingsOf(check, site)).toEqual([]);
});

test('styles and a frame over their budgets are the fault of the code, and the words of a school are not', async () => {
  expect(await findingsOf(checkCodeWeight, transport(`<nav>${noise}</nav><main>${noise}</main>`))).toEqual(
    [],
  );
  const [styles, frame] = await findingsOf(checkCodeWeight, transport(`<style>${noise}</style>`));
  expect(styles).toMatch(/^\/transport its styles, compressed, weighs \d+ bytes, \d+ over its \d+ /);
  expect(frame).toMatch(/^\/transport its frame, compressed, weighs \d+ bytes, \d+ over its \d+ /);
});

test('a page that only the site map links to is found', async () => {
  const site = sampleSite({
    'site-map': '<a href="/alone">Alone</a>',
    alone: '<h1>Alone</h1>',
    index: '<a href="/site-map">Site map</a><a href="/transport">Buses</a>',
  });
  expect(await findingsOf(checkOrphans, site)).toEqual([
    '/alone cannot be reached from the home page. Give it a place in content/menu.yaml. (content/pages/alone.md)',
  ]);
});

test('titles and descriptions that repeat or lack are found', async () => {
  const head = '<title>index</title>';
  expect(await findingsOf(checkTitles, sampleSite({}, { transport: head }))).toEqual([
    `/transport has the same title as /: "index" ${MEND}`,
    `/transport has no description ${MEND}`,
  ]);
});

test('the title of a drawing is not the title of its page', async () => {
  const drawing = '<svg><title>Map of the stops</title></svg>';
  const head = '<meta name="description" content="About transport">';
  expect(await findingsOf(checkTitles, sampleSite({ transport: drawing }, { transport: head }))).toEqual([
    `/transport has no title ${MEND}`,
  ]);
});

test('a social picture that lacks or was not made is found', async () => {
  const heads = {
    transport: '',
    index: '<meta property="og:image" content="https://school.example/social/b.png">',
  };
  expect(await findingsOf(checkSocialPictures, sampleSite({}, heads))).toEqual([
    '/ names the social picture https://school.example/social/b.png, which was not made (content/home.yaml)',
    `/transport has no social picture (og:image) ${MEND}`,
  ]);
});
