import { rm } from 'node:fs/promises';
import { readApiSettings } from '@/lib/staff/pages';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';
import { saveContent } from '@/lib/content/get-content';
import { readOwed } from '@/lib/disclosure/judge-disclosure';
import { listRedirects } from '@/lib/hosts/redirects';
import { readApiServers, writeHostFiles } from '@/lib/hosts/write-host-files';
import { holdAlone, runsAlready } from '@/lib/setup/hold-alone.mjs';
import { siteDate } from '@/lib/text/dates';
import { readBuiltSite } from './built-site';
import { compressFiles, compressWithDictionary } from './compress';
import { EXPORT_FOLDER, isErrorPage, LANGUAGE_STEP, routeOf, SITE_FOLDER } from './files';
import { fingerprintOfCode, isCompiled, recordBuild, recordCompiled, takeFingerprint } from './fingerprint';
import { makeSearchIndex, NEVER_SEARCHED } from './page-scripts';
import { prepareSite, runNext } from './prepare-site';
import { dropEmptyFiles, NEVER_ASKED_FOR, removeUnused } from './remove-unused';
import { rewritePages } from './rewrite-page';
import { dropShared, mergeLanguage } from './languages';
import { judgeSite } from './site-checks';
import { swapFolders } from '@/lib/setup/swap-folders';

/** Builds the site. Replaces out/ only at the end. @returns Next.js's exit code @throws Error that lists all faults */
export async function buildSite(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  holdAlone('.cache/build.lock', runsAlready('A build'));
  // Reject invalid settings here, before Next.js reads them.
  readApiSettings(env);
  const apiServers = readApiServers(env);
  const fingerprint = takeFingerprint(contentDirectory());
  const day = siteDate(new Date());
  // Mark out/ as stale until this build finishes.
  recordBuild('', day);
  const code = fingerprintOfCode();
  const first = await exportPages(EXPORT_FOLDER, code);
  if (first.exitCode !== 0) return first.exitCode;
  const { content } = first;
  const { siteAddress, languages = [] } = content.school;
  const pages = [...first.pages];
  const others = languages.slice(1);
  for (const language of others) {
    const folder = `${EXPORT_FOLDER}-${language}`;
    // Rewrite the pages of one language while Next.js exports those of the next.
    const [{ exitCode, rewritten }] = await Promise.all([
      exportPages(folder, code, language),
      first.rewritten,
    ]);
    if (exitCode !== 0) return exitCode;
    await rewritten;
    pages.push(...(await mergeLanguage(folder, EXPORT_FOLDER, language)));
  }
  await first.rewritten;
  const routes = pages.map(routeOf).filter((route) => !isErrorPage(route));
  const redirects = listRedirects(routes, content.redirects?.redirects);
  const host = new URL(siteAddress).hostname;
  await writeHostFiles(EXPORT_FOLDER, host, apiServers, { redirects, languages: others });
  const faults = await judgeSite(await readBuiltSite(EXPORT_FOLDER));
  if (faults.length) throw new Error(faults.join('\n'));
  await compressWithDictionary(EXPORT_FOLDER, pages, first.pages.length);
  await compressFiles(EXPORT_FOLDER, listFiles(EXPORT_FOLDER));
  const warning = await swapFolders(EXPORT_FOLDER, SITE_FOLDER);
  if (warning) console.warn(warning);
  recordBuild(fingerprint, day);
  if (apiServers.length > 1)
    console.log(
      `nginx.conf forwards to ${apiServers.length} servers of the staff API: ${apiServers.join(', ')}.`,
    );
  console.log(`The site is finished: ${routes.length} pages in out/.`);
  return 0;
}

/** Exports the pages of one language, and removes the framework from them. @param language undefined for the first */
async function exportPages(folder: string, code: string, language?: string) {
  const content = await prepareSite(language);
  const { languages = [] } = content.school;
  if (languages.length > 1)
    console.log(`${LANGUAGE_STEP}${language ? languages.indexOf(language) + 1 : 1} of ${languages.length}`);
  await rm(folder, { recursive: true, force: true });
  const kept = saveContent(content);
  // Compiled code depends neither on the content nor on its language.
  const mode = isCompiled(code) ? ['--experimental-build-mode', 'generate'] : [];
  // After an interrupted build, the next one compiles again, because half of the files may be missing.
  recordCompiled(undefined);
  // Delete the last build's list of pages. Otherwise, Next.js would export the pages in that list.
  await rm('.next/prerender-manifest.json', { force: true });
  const owed = content.disclosure ? await readOwed(contentDirectory(), siteDate(new Date())) : [];
  const env = { EXPORT_FOLDER: folder, DISCLOSURE_OWED: JSON.stringify(owed), ...kept.env };
  const exitCode = await runNext(['build', ...mode], env).finally(kept.forget);
  if (exitCode !== 0) return { exitCode, content, pages: [] };
  recordCompiled(code);
  await dropEmptyFiles(folder);
  if (language !== undefined) await dropShared(folder);
  const pages = listFiles(folder).filter((file) => file.endsWith('.html') && !NEVER_ASKED_FOR.has(file));
  const searched = pages.filter((file) => !NEVER_SEARCHED.test(file));
  const index = await makeSearchIndex(folder, searched, content);
  // Call `removeUnused` last, when pages no longer refer to the framework's files.
  const rewritten = rewritePages(folder, pages, index, language).then(() => removeUnused(folder));
  return { exitCode, content, pages, rewritten };
}
