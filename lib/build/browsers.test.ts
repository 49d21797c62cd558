import autoprefixer from 'autoprefixer';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import postcss from 'postcss';
import { scriptTargets, styleTargets } from './browsers';
import { usedStyles } from './styles';
import { unknownScript, unknownStyles } from './testing/oldest-browsers';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

test('styles and islands are built for the oldest supported browsers, which are listed only in package.json', () => {
  expect(browserslist).toEqual(['chrome >= 80', 'firefox >= 78', 'safari >= 14', 'ios_saf >= 14']);
  expect(styleTargets()).toEqual({
    chrome: 80 << 16,
    firefox: 78 << 16,
    safari: 14 << 16,
    ios_saf: 14 << 16,
  });
  expect(scriptTargets()).toEqual(['chrome80', 'firefox78', 'safari14', 'ios14']);
});

test('the targets change with the list of browsers', () => {
  expect(styleTargets(['safari >= 15.4'])).toEqual({ safari: (15 << 16) | (4 << 8) });
  expect(scriptTargets(['ios_saf >= 15.4'])).toEqual(['ios15.4']);
});

test('a line in another syntax is rejected: ignoring it would drop browsers that the site must support', async () => {
  const target = scriptTargets(['last 2 versions']);
  await expect(transform('', { target, logLevel: 'silent' })).rejects.toThrow('Invalid target');
});

test('the README lists the oldest supported browsers', () => {
  const names: Record<string, string> = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' };
  const readme = readFileSync('README.md', 'utf8');
  for (const line of browserslist.filter((each) => !each.startsWith('ios_saf'))) {
    const [name = '', version] = line.split(' >= ');
    expect(readme).toContain(`${names[name]} ${version}`);
  }
});

describe('Autoprefixer', () => {
  const prefix = async (css: string): Promise<string> =>
    (await postcss([autoprefixer()]).process(css, { from: undefined })).css;

  it('Autoprefixer adds vendor prefixes for the oldest supported browsers to the site’s styles', () => {
    // Run PostCSS in another process: in this one, Tailwind's hooks would attach to Jest.
    const script = `
      import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
      import postcss from 'postcss';
      import config from './postcss.config.js';
      const from = 'app/globals.css';
      let css = readFileSync(from, 'utf8');
      for (const [name, options] of Object.entries(config.plugins)) {
        const { default: plugin } = await import(name);
        const before = css;
        ({ css } = await postcss([plugin(options)]).process(css, { from }));
        console.log(name, css.split('-webkit-').length - before.split('-webkit-').length);
      }`;
    const args = ['--input-type=module', '--eval', script];
    const lines = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
    const prefixed = new Map(lines.map((line) => line.split(' ') as [string, string]));
    expect(Number(prefixed.get('autoprefixer'))).toBeGreaterThan(0);
  });

  it('only Autoprefixer adds vendor prefixes: the minifier just keeps them', async () => {
    const css = '.a{mask-image:linear-gradient(#000,#fff)}';
    const page = { has: () => true };
    expect(usedStyles(css, page)).not.toContain('-webkit-');
    expect(usedStyles(await prefix(css), page)).toContain('-webkit-mask-image');
  });
});

test.each([
  ['@layer a{p{top:0}}', '@layer a'],
  ['.a:is(.b,.c){top:0}', '.a:is(.b,.c)'],
  ['p:not(.a .b){top:0}', 'p:not(.a .b)'],
  ['.a,.b:has(p){top:0}', '.a,.b:has(p)'],
  ['.a{height:10svh}', 'height:10svh'],
  ['.a{rotate:45deg}', 'rotate:45deg'],
])('the oldest browsers do not know the style %s', (css, found) => {
  expect(unknownStyles(css)).toEqual([found]);
});

test.each(['.a:not(.b):hover{top:0}', 'p:has(.a){top:0}', '.a{height:10vh;top:0;height:10svh}'])(
  'the style %s is accepted, because the oldest browsers support it or pages work without it',
  (css) => {
    expect(unknownStyles(css)).toEqual([]);
  },
);

test.each([
  ['a.replaceAll("b","c")', 'replaceAll'],
  ['a.toSorted()', 'toSorted'],
  ['Object.hasOwn(a,b)', 'hasOwn'],
  ['a.at(-1)', 'at'],
  ['c.signal.reason', 'signal.reason'],
  ['structuredClone(a)', 'structuredClone'],
  // This is how esbuild writes a regular expression that the oldest browsers cannot parse.
  ['new RegExp("(?<!a)b","g")', '(?<!'],
  ['createImageBitmap(a,{imageOrientation:"from-image"})', 'from-image'],
  ['a.querySelector(":not([b] *)")', ':not([b] '],
])('the oldest browsers do not know the script %s', (script, found) => {
  expect(unknownScript(script)).toEqual([found]);
});

test('scripts may use APIs that all supported browsers have', () => {
  expect(unknownScript('a.replace(/b/g,"c").flatMap(d).includes(e);console.error(f)')).toEqual([]);
  // A minifier might give a function the same name as a new method.
  expect(unknownScript('a={...at(),b}')).toEqual([]);
  expect(unknownScript('typeof reportError=="function"?reportError:a')).toEqual([]);
});
