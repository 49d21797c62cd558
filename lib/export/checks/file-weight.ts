import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPage, Finding, SiteCheck } from './built-site';

const KB = 1024;
/** ../shared/design.md, "Figures to reach". */
const SCRIPT_OF: Readonly<Record<string, number>> = { '/': 20 * KB, '/gallery': 12 * KB };
const FONT = 20 * KB;
const FONTS = 2;
/** The first banner on a phone: the smallest version that a dense 360 px screen takes. */
const BANNER = 40 * KB;

/** Script, fonts and the first banner stay within their budgets. */
export const checkFileWeight: SiteCheck = async ({ folder, pages, addresses }) => {
  const read = (address: string): Promise<Buffer> => readFile(path.join(folder, address));
  const findings: Finding[] = [];
  const expectAtMost = (page: Finding['page'], what: string, bytes: number, most: number): void => {
    if (bytes > most)
      findings.push({ page, message: `${what} weighs ${bytes} bytes, ${bytes - most} over its ${most}` });
  };
  for (const page of pages) {
    const script = /import\("(\/_islands\/[^"]+)"\)/.exec(page.html)?.[1];
    if (script !== undefined) {
      const most = SCRIPT_OF[page.route] ?? 20 * KB;
      expectAtMost(
        page,
        `the script ${script}, compressed,`,
        gzipSync(await read(script), { level: 9 }).length,
        most,
      );
    }
    const banner = findBanner(page);
    if (banner !== undefined && addresses.has(banner)) {
      expectAtMost(page, `the first picture on a phone, ${banner},`, (await read(banner)).length, BANNER);
    }
  }
  const site = { route: 'every page', source: 'app/layout.tsx' };
  const fonts = [...addresses].filter((address) => address.endsWith('.woff2'));
  if (fonts.length > FONTS)
    findings.push({
      page: site,
      message: `has ${fonts.length} fonts instead of ${FONTS}: ${fonts.join(', ')}`,
    });
  for (const font of fonts) expectAtMost(site, font, (await read(font)).length, FONT);
  return findings;
};

/** The version of the page's first large picture that a 360 px phone with a dense screen fetches. */
function findBanner({ elements }: BuiltPage): string | undefined {
  const image = elements.find(
    ({ name, attributes }) => name === 'img' && attributes.fetchpriority === 'high',
  );
  const source = elements.find(({ name, parent }) => name === 'source' && parent === image?.parent);
  const versions = (source?.attributes.srcset ?? '').split(',').map((part) => part.trim().split(' '));
  return versions.find(([, width = '']) => Number.parseInt(width, 10) >= 720)?.[0];
}
