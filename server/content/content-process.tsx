import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { HomePage } from '@/components/home/HomePage';
import { PublicFrame, UrgentNotices } from '@/components/layout/PublicFrame';
import { ClassListPage, ClassPage } from '@/components/page/ClassPage';
import { InformationPage } from '@/components/page/InformationPage';
import { NoticePage } from '@/components/page/NoticePage';
import type { OnDay } from '@/components/page/on-day';
import { SiteMapPage } from '@/components/page/SiteMapPage';
import { PICTURES_ADDRESS, routeIn } from '@/lib/content/read/addresses';
import { PUBLIC_FOLDER } from '@/lib/site/pictures';
import type { CheckedContent } from '@/lib/content/content';
import type { Notice } from '@/lib/content/kinds/dated';
import { setWords } from '@/lib/content/words/in-use';
import { EDITOR_CALLS } from '@/lib/editing/forms/editor-calls';
import { answerCalls } from '@/lib/editing/forms/call-process';
import { findFile, routeFor } from '@/lib/editing/forms/content-files';
import { toFormProblem } from '@/lib/editing/forms/form-problems';
import { judgeWith, withinContent, type Judged } from '@/lib/editing/forms/judge';
import { planDraft, refuseMistakes } from '@/lib/editing/forms/plan';
import { refuse } from '@/lib/editing/forms/refusal';
import { splitTranslation } from '@/lib/editing/forms/form-kinds';
import { isText } from '@/lib/editing/forms/versions';
import type { PreviewRequest } from '@/lib/editing/forms/api/calls';
import * as sitePages from '@/lib/site/site-pages';
import { siteTime } from '@/lib/text/dates';
import { ENGLISH_CLOCK, FIRST, isRightToLeft, speak } from '@/lib/text/language';
import { SITE_FOLDER, WHOLE_STYLES } from '@/lib/build/files';
import { escapeHtml } from '@/lib/text/text';
import { inLanguage } from '@/lib/build/languages';
import { putNotices } from '@/lib/build/put-notice';
import { firstSentence } from '@/lib/text/first-sentence';
import type { Shown } from './previews';

/**
 * The process that checks and previews the content; `server/content/editor.ts` starts it. It renders pages, so it is
 * the only part of the server that imports components. It answers one call at a time, because the site's words are
 * global to it.
 */
const PAGE_CALLS = {
  /** A preview's changed files, notes on the photos that it leaves out, and the address of its first page. */
  preview: async ({ draft, path: saved }: PreviewRequest): Promise<Shown & { route: string }> => {
    const plan = draft && (await planDraft(draft));
    if (plan) await refuseMistakes(plan);
    const asked = plan?.path ?? saved;
    const changes = new Map<string, Uint8Array | undefined>(plan ? [[plan.path, plan.bytes]] : []);
    // A preview needs only the names of new photos: the photos stay in separate files until they are saved.
    for (const { path: own } of plan?.related ?? []) changes.set(own, new Uint8Array());
    const judged = await judgeWith(changes);
    if (asked === undefined) return { changes, notes: [], route: '/' };
    const { english } = splitTranslation(asked);
    const notes = judged.problems
      .filter(({ file, path: at }) => withinContent(file) === english && at.at(-1) === 'consent')
      .map((problem) => toFormProblem(problem))
      .map(({ field, message }) => firstSentence(`${field}: ${message}`));
    return { changes, notes, route: routeOfFile(asked, judged, plan !== undefined) };
  },
  /** The address of the page that shows these files, if a single page shows them all. */
  findPage: async (files: readonly string[]): Promise<string | undefined> => {
    const judged = await judgeWith();
    // Skip pictures, because each is on the page of the text that uses it.
    const found = files.filter(isText).map((file) => routeOfFile(file, judged));
    const [page, ...others] = new Set(found);
    // An announcement that is planned or has ended has no page.
    const isThere = page !== undefined && existsSync(path.join(SITE_FOLDER, `${page}.html`));
    return isThere && !others.length ? page : undefined;
  },
  /** One size of a new picture that is not on the website yet; null for any other address. */
  picture: async (route: string): Promise<Uint8Array | null> => {
    const name = route.startsWith(PICTURES_ADDRESS) ? route.slice(PICTURES_ADDRESS.length) : '';
    const file = path.join(PUBLIC_FOLDER, name);
    // On Windows, a backslash would lead out of the folder.
    return /^[\w-][\w.-]*$/.test(name) && existsSync(file) ? readFileSync(file) : null;
  },
  /** The HTML of one of a preview's pages, or null if there is no such page. @param base the preview's address */
  render: async ({ changes, notes }: Shown, address: string, base: string): Promise<string | null> => {
    const [, language = ''] = address.split('/');
    const { translations, content: english } = await judgeWith(changes);
    const isOther = translations.some((each) => each.language === language);
    const content = isOther ? (await judgeWith(changes, { language })).content : english;
    if (!content) throw refuse('mistakes', BROKEN);
    const route = isOther ? address.slice(language.length + 1) || '/' : address;
    const page = await speakingOf(content, () => renderPage(content, route));
    const said = [content.staff.website.preview, ...notes];
    return page && inPreview(page, said, base, isOther ? language : undefined);
  },
  /** Puts the saved notices into the finished pages. @returns how many pages there are, and the address of the website */
  showNotices: async (): Promise<{ pages: number; address: string }> => {
    const first = await judgeWith();
    const markups = new Map<string, string>();
    for (const language of [FIRST, ...first.translations.map((each) => each.language)]) {
      const { content } = language === FIRST ? first : await judgeWith(undefined, { language });
      if (!content) throw refuse('mistakes', 'The content has mistakes, so the notice cannot be shown yet.');
      const markup = await speakingOf(content, () => drawNotices(content));
      markups.set(language, language === FIRST ? markup : inLanguage(markup, language));
    }
    const pages = existsSync(SITE_FOLDER) ? await putNotices(SITE_FOLDER, markups) : 0;
    return { pages, address: first.content?.school.siteAddress ?? '' };
  },
};

/** Renders with the website's words and language. Afterwards, dates are in English again, for the check's messages. */
async function speakingOf<Drawn>(
  { words, school }: CheckedContent,
  draw: () => Promise<Drawn>,
): Promise<Drawn> {
  setWords(words, school.language);
  try {
    return await draw();
  } finally {
    speak(ENGLISH_CLOCK);
  }
}

async function drawNotices({ notice, notices: more }: CheckedContent): Promise<string> {
  const notices: Notice[] = [notice ?? [], more].flat();
  const draw = async (shown: readonly Notice[]): Promise<string> =>
    shown.length ? render(<UrgentNotices notices={shown} />) : '';
  const whole = await draw(notices);
  const files = [...whole.matchAll(/["\s](\/assets\/[^"\s]+)/g)].map(([, file = '']) => decodeURI(file));
  // New photos are not on the website until it is next published, so show the notices without photos.
  if (files.every((file) => existsSync(path.join(SITE_FOLDER, file)))) return whole;
  return draw(notices.map((each) => ({ ...each, picture: undefined, alt: undefined, file: undefined })));
}

const BROKEN = 'The page cannot be shown until the mistakes listed on the start page are corrected.';

async function render(node: ReactNode): Promise<string> {
  return text((await prerenderToNodeStream(node)).prelude);
}

/** @param isNew allows a file that has not been saved yet @throws EditorRefusal if there is no such file */
function routeOfFile(asked: string, judged: Judged, isNew = false): string {
  const { language, english } = splitTranslation(asked);
  const { kind, path: own } = findFile(english, isNew);
  return routeIn(language, routeFor(kind, own, judged));
}

/** Renders any page except the search, because previews run no scripts. @returns null if there is no such page */
async function renderPage(content: CheckedContent, route: string) {
  const { day } = siteTime();
  const find = <P extends sitePages.SitePage>(
    pages: readonly P[],
    View: (props: OnDay & { page: P }) => ReactNode,
  ): { page: sitePages.SitePage; view: ReactNode } | undefined => {
    const page = pages.find((each) => each.route === route);
    return page && { page, view: <View content={content} day={day} page={page} /> };
  };
  const found =
    find(sitePages.homePages(content), HomePage) ??
    find(sitePages.siteMapPages(content), SiteMapPage) ??
    find(sitePages.informationPages(content, day), InformationPage) ??
    find(sitePages.classListPages(content), ClassListPage) ??
    find(sitePages.classPages(content, day), ClassPage) ??
    find(sitePages.noticePages(content), NoticePage);
  if (!found) return null;
  const frame = (
    <PublicFrame content={content} route={found.page.menuRoute ?? route}>
      {found.view}
    </PublicFrame>
  );
  return { title: found.page.title, markup: await render(frame) };
}

/** Makes links stay inside the preview, and takes new pictures from this server. */
function inPreview(
  { title, markup }: { title: string; markup: string },
  said: readonly string[],
  base: string,
  language?: string,
) {
  const moved = language === undefined ? markup : inLanguage(markup, language);
  const links = moved
    .replaceAll(/(<a\b[^>]*?\shref=")\/(?!\/)/g, `$1${base}/`)
    .replaceAll(PICTURES_ADDRESS, `${base}${PICTURES_ADDRESS}`);
  const mark = `<p lang="en" dir="ltr" style="padding:.5rem 1rem;border-bottom:2px solid;font-weight:600">${escapeHtml(said.join(' '))}</p>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  return `<!doctype html><html lang="${language ?? 'en-IN'}"${isRightToLeft(language) ? ' dir="rtl"' : ''}><head>${head}<meta name="robots" content="noindex"><title>Preview: ${escapeHtml(title)}</title>${readStyles()}</head><body>${mark}${links}</body></html>`;
}

/** The styles of the last build or, if an older version made it, only those of its home page. */
function readStyles(): string {
  if (existsSync(WHOLE_STYLES)) return `<style>${readFileSync(WHOLE_STYLES, 'utf8')}</style>`;
  const home = path.join(SITE_FOLDER, 'index.html');
  const built = existsSync(home) ? readFileSync(home, 'utf8') : '';
  return [...built.matchAll(/<style>[\s\S]*?<\/style>/g)].join('');
}

const CALLS = { ...EDITOR_CALLS, ...PAGE_CALLS };
export type ContentCalls = typeof CALLS;

answerCalls(CALLS);
