import type { BuiltSite, Finding, SiteCheck } from './built-site';
import { checkContentWeight } from './content-weight';
import { checkHeadings } from './headings';
import { checkImages } from './images';
import { checkInlineStyles } from './inline-styles';
import { checkLinkTexts } from './link-texts';
import { checkLinks } from './links';
import { checkOrphans } from './orphans';
import { checkPageScripts } from './page-scripts';
import { checkRobots } from './robots-file';
import { checkSitemap } from './sitemap-file';
import { checkSocialPictures } from './social-picture';
import { checkTitles } from './titles';

/** What would be wrong for a visitor: a build that finds such a thing fails. */
const CHECKS: readonly SiteCheck[] = [
  checkTitles,
  checkLinks,
  checkLinkTexts,
  checkHeadings,
  checkImages,
  checkInlineStyles,
  checkSocialPictures,
  checkSitemap,
  checkRobots,
  checkPageScripts,
];

/** Everything that the checks find, one sentence each, by page. */
export async function judgeSite(site: BuiltSite, more: readonly SiteCheck[] = []): Promise<string[]> {
  return runChecks(site, [...CHECKS, ...more]);
}

/**
 * What is slow or hard to find for a visitor. It stops nothing: a page may have become so since an announcement that led to
 * it has ended, and an urgent notice must go out.
 */
const NOTES: readonly SiteCheck[] = [checkContentWeight, checkOrphans];

/** What to look at, one sentence each, by page. */
export function noteSite(site: BuiltSite): Promise<string[]> {
  return runChecks(site, NOTES);
}

async function runChecks(site: BuiltSite, checks: readonly SiteCheck[]): Promise<string[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(site)));
  return findings
    .toSorted((a, b) => a.page.route.localeCompare(b.page.route))
    .map(({ page, message }) => `${page.route} ${message} (mend it in ${page.source})`);
}
