import { MagicString } from 'magic-string';
import type { IslandBundle } from '../islands/bundle-options';
import { islandLoader } from '../islands/loader';
import { writePolicy } from '../policy/write-policy';
import { findLeftovers } from './find-leftovers';
import { addToHead } from './add-to-head';
import { findNeedless } from './find-needless';
import { formTargets } from './form-targets';
import { isKeptScript } from './script-kinds';
import { pageStyles, styleElements } from './page-styles';
import type { PageElement, ScannedPage } from './scan-page';
import { SPECULATION_RULES } from './speculation-rules';

export interface PageNeeds {
  /** All its styles, as Next.js exported them. */
  css: string;
  /** The script of its islands, when it has some. */
  bundle?: IslandBundle;
  /** Address of the style sheet of what no first screen needs, when that is not in the page. */
  laterFile?: string;
  /** Origins that its script may call. */
  connect?: readonly string[];
}

/**
 * A page of the finished site: HTML and CSS, its policy, the rules for preparing the next page, the loader of its
 * islands, and nothing of the framework.
 * @param page as Next.js exported it
 * @throws Error when the page shows only a stand-in until script replaces it
 */
export function rewritePage(page: ScannedPage, needs: PageNeeds): string {
  const { css, bundle, laterFile, connect } = needs;
  refuseStandIns(page);
  const text = new MagicString(page.html);
  for (const { start, end } of findLeftovers(page)) text.remove(start, end);
  for (const { start, end } of findNeedless(page)) text.remove(start, end);
  const own = pageStyles(page, css, { bundle, laterFile });
  for (const [index, { start, end }] of styleElements(page).entries()) {
    if (index === 0) text.overwrite(start, end, `<style>${own}</style>`);
    else text.remove(start, end);
  }

  const loader = bundle === undefined ? [] : [islandLoader(bundle.addresses, connect ? 'paint' : 'pictures')];
  const policy = writePolicy({
    scripts: [
      SPECULATION_RULES,
      ...loader,
      ...page.elements.filter(isKeptScript).map(({ text: script }) => script),
    ],
    styleFiles: laterFile !== undefined,
    styles: own ? [own] : [],
    scriptFiles: bundle !== undefined,
    connect,
    formTargets: formTargets(page),
  });
  addToHead(page, text, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const body = page.elements.find(({ name }) => name === 'body');
  if (!body) throw new Error('the page has no body');
  // In the head Chrome would paint nothing until the face is there, for 100 ms at most.
  for (const { start, end } of page.elements.filter(isFacePreload)) text.move(start, end, body.openEnd);
  const scripts = [
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    ...loader.map((script) => `<script>${script}</script>`),
  ];
  // A script behind it would wait for it, and what stands before it is painted without it.
  text.appendLeft(body.closeStart, scripts.join('') + linkTo(laterFile));
  return text.toString();
}

function isFacePreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.rel === 'preload' && attributes.as === 'font';
}

function linkTo(laterFile: string | undefined): string {
  return laterFile === undefined ? '' : `<link rel="stylesheet" href="${laterFile}">`;
}

/** React marks a place whose content comes later by script with `<!--$?-->` or `<!--$!-->`. */
function refuseStandIns({ html, comments }: ScannedPage): void {
  if (comments.some(({ start }) => html.startsWith('<!--$?', start) || html.startsWith('<!--$!', start))) {
    throw new Error(
      'a part of the page is still loading in the exported file (Suspense); pages must be whole without script',
    );
  }
}
