import type { BuiltSite, Finding, SiteCheck } from './built-site';
import { checkFileWeight } from './file-weight';
import { checkHeadings } from './headings';
import { checkImages } from './images';
import { checkInlineStyles } from './inline-styles';
import { checkLinkTexts } from './link-texts';
import { checkLinks } from './links';
import { checkOrphans } from './orphans';
import { checkPageWeight } from './page-weight';
import { checkRobots } from './robots';
import { checkSitemap } from './sitemap';
import { checkSocialPictures } from './social-picture';
import { checkTitles } from './titles';

/** What would be wrong for a visitor: a build that finds such a thing fails. */
const CHECKS: readonly SiteCheck[] = [
  checkTitles,
  checkLinks,
  checkOrphans,
  checkLinkTexts,
  checkHeadings,
  checkImages,
  checkInlineStyles,
  checkSocialPictures,
  checkSitemap,
  checkRobots,
  checkPageWeight,
  checkFileWeight,
];

/** Everything that the checks find, one sentence each, by page. */
export async function judgeSite(site: BuiltSite, more: readonly SiteCheck[] = []): Promise<string[]> {
  const findings: Finding[] = [];
  for (const check of [...CHECKS, ...more]) findings.push(...(await check(site)));
  return findings
    .toSorted((a, b) => a.page.route.localeCompare(b.page.route))
    .map(({ page, message }) => `${page.route} ${message} (mend it in ${page.source})`);
}
