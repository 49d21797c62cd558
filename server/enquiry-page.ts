import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MagicString } from 'magic-string';
import { scanPage, type PageElement } from '@/lib/build/scan-page';
import { TRANSLATED, wordsIn } from '@/lib/content/words/languages';
import { ENQUIRY_FIELDS } from '@/lib/text/enquiry';
import { escapeHtml, fillIn } from '@/lib/text/text';
import { readErrorCode } from './process';

/** What a page with the form shows. The exported page contains every outcome, hidden. */
export interface PageState {
  outcome: 'problem' | 'later' | 'kept' | 'sent' | 'withdrawn' | 'unknown';
  /** The typed text of each field. */
  typed?: Readonly<Record<string, string>>;
  wrong?: readonly string[];
  reference?: string;
}

/** Shows an outcome in a page, and fills in what was typed. The page's policy, scripts and styles stay as they are. */
export function fillPage(html: string, { outcome, typed = {}, wrong = [], reference }: PageState): string {
  const text = new MagicString(html);
  const add = ({ openEnd }: PageElement, attributes: string) => text.appendLeft(openEnd - 1, attributes);
  const reveal = ({ start, openEnd }: PageElement): void => {
    const found = / hidden(?:="")?(?=[ >])/.exec(html.slice(start, openEnd));
    if (found) text.remove(start + found.index, start + found.index + found[0].length);
  };
  const first = ENQUIRY_FIELDS.find((field) => wrong.includes(field));
  for (const element of scanPage(html).elements) {
    const { attributes, name, parent } = element;
    const [, part = ''] = /^enquiry-(.+)$/.exec(attributes.id ?? '') ?? [];
    if (part === outcome || wrong.some((field) => part === `${field}-error`)) reveal(element);
    // With `autofocus`, browsers scroll to the message, and screen readers read it. If a field is wrong, it gets the
    // focus.
    if (part === outcome && first === undefined) add(element, ' autofocus');
    if (part === 'form' && outcome === 'sent') add(element, ' hidden');
    if (attributes.id === 'withdraw' && ['sent', 'unknown', 'kept'].includes(outcome)) add(element, ' open');
    if (part === 'reference') add(element, ` value="${escapeHtml(reference ?? typed['reference'] ?? '')}"`);
    if ('data-reference' in attributes) text.appendLeft(element.openEnd, escapeHtml(reference ?? ''));
    if (wrong.includes(part)) add(element, ' aria-invalid="true"');
    if (part !== '' && part === first) add(element, ' autofocus');
    const value = typed[part] ?? '';
    if (name === 'input' && ENQUIRY_FIELDS.some((field) => field === part))
      add(element, ` value="${escapeHtml(value)}"`);
    // Browsers drop a line break right after <textarea>. Add one, so that a line break typed there survives.
    if (part === 'message') text.appendLeft(element.openEnd, `\n${escapeHtml(value)}`);
    const chosen = typed[parent?.attributes['name'] ?? ''];
    if (name === 'option' && chosen && (attributes.value ?? element.text) === chosen)
      add(element, ' selected');
  }
  return text.toString();
}

/** @returns the exported page; undefined if this server has no site, or the site has no such page */
export async function readSitePage(folder: string | undefined, page: string): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  try {
    const html = await readFile(path.join(folder, `${page}.html`), 'utf8');
    return html.includes('id="enquiry-form"') ? html : undefined;
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const STYLE = `body{font:1.1rem/1.5 sans-serif;max-width:36rem;margin:auto;padding:1rem}
input,textarea,button{font:inherit;padding:.5rem}input,textarea{box-sizing:border-box;width:100%}
[data-reference]{white-space:nowrap}[role=alert]{border-left:.3rem solid;padding-left:1rem}`;
/** The policy of `plainPage`, which has no script and loads nothing. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'`;

/** For an API on its own host: the form and its outcomes without the site's frame, in the language of the page. */
export function plainPage(
  back: string,
  { page = '', months = '', class: asked }: Readonly<Record<string, string>>,
): string {
  const [, typedLanguage = ''] = /^\/([a-z]+)\//.exec(page) ?? [];
  const language = Object.hasOwn(TRANSLATED, typedLanguage) ? typedLanguage : 'en';
  const { title, send, withdraw, withdrawText, withdrawNow, reference, keep, ...words } =
    wordsIn(language).words.enquiry;
  const phone = language === 'hi' ? 'स्कूल' : 'the school';
  const outcomes = (['problem', 'later', 'unknown', 'kept', 'withdrawn'] as const).map(
    (each) => `<p id="enquiry-${each}" role="alert" tabindex="-1" hidden>${fillIn(words[each], { phone })}`,
  );
  const hidden = Object.entries({ page, months }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const fields = ENQUIRY_FIELDS.map((field) => {
    const id = `enquiry-${field}`;
    const control = (tag: string) => `<${tag} id="${id}" name="${field}" aria-describedby="${id}-error">`;
    return `<p><label for="${id}">${words[field]}</label>
${field === 'message' ? `${control('textarea')}</textarea>` : control('input')}
<b id="${id}-error" hidden>${words[`${field}Error`]}</b>`;
  });
  // Show the form only after a mistake, because an empty form without the site would offer no classes to choose from.
  const form = `<form id="enquiry-form" action="/api/Enquiry" method="post"${asked === undefined ? ' hidden' : ''}>
${fields.join('\n')}${hidden.join('')}<p><button>${send}</button></form>`;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><h1>${title}</h1>
${outcomes.join('\n')}
<div id="enquiry-sent" role="alert" tabindex="-1" hidden><p>${words.sent}<p>${reference} <b data-reference></b><p>${keep}</div>
${form}
<h2>${withdraw}</h2><form action="/api/Enquiry/Withdraw" method="post"><p>${withdrawText}<p>
<label for="enquiry-reference">${reference}</label> <input id="enquiry-reference" name="reference" required>
${hidden.join('')}<p><button>${withdrawNow}</button></form><p><a href="${escapeHtml(back)}">${escapeHtml(back)}</a></body></html>`;
}
