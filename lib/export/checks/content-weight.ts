import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPage, Finding, SiteCheck } from './built-site';

/** What a server may send before it first waits for the visitor's answer, in bytes. */
const ONE_ROUND_TRIP = 14_600;
/** The first picture on a phone: the smallest version that a dense 360 px screen takes, in bytes. */
const FIRST_PICTURE = 40 * 1024;

/**
 * What the content makes slow on a phone. It stops nothing: an urgent notice must go out, however long a page is.
 * The home page is long by nature.
 */
export const checkContentWeight: SiteCheck = async ({ folder, pages, addresses }) => {
  const findings: Finding[] = [];
  for (const page of pages) {
    const weight = gzipSync(page.html, { level: 9 }).length;
    if (weight > ONE_ROUND_TRIP && page.route !== '/')
      findings.push({
        page,
        message: `is long: ${kilobytes(weight)} KB instead of ${kilobytes(ONE_ROUND_TRIP)}, which a phone on a slow line waits for. Divide it into several pages, or put the details into a PDF.`,
      });
    const picture = findFirstPicture(page);
    if (picture === undefined || !addresses.has(picture)) continue;
    const { length } = await readFile(path.join(folder, picture));
    if (length > FIRST_PICTURE)
      findings.push({
        page,
        message: `begins with a picture of ${kilobytes(length)} KB on a phone instead of ${kilobytes(FIRST_PICTURE)}. Choose one with fewer small details.`,
      });
  }
  return findings;
};

/** The version of the page's first large picture that a 360 px phone with a dense screen fetches. */
function findFirstPicture({ elements }: BuiltPage): string | undefined {
  const image = elements.find(
    ({ name, attributes }) => name === 'img' && attributes.fetchpriority === 'high',
  );
  const source = elements.find(({ name, parent }) => name === 'source' && parent === image?.parent);
  const versions = (source?.attributes.srcset ?? '').split(',').map((part) => part.trim().split(' '));
  return versions.find(([, width = '']) => Number.parseInt(width, 10) >= 720)?.[0];
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
