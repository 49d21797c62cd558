import { posix } from 'node:path';
import { decode, shorten } from '@/lib/text/text';
import type { ReferringField } from '../kinds/describe';
import { NOWHERE } from '../kinds/lists';
import { CREDENTIALS, hasCredentials } from '../kinds/fields';
import { hrefOf, routeOf, assetName } from '../read/addresses';
import { FRAME_PLACES } from '../read/page-places';
import type { Source } from '../read/source';
import { textOf } from '../parse/values';
import { replaceValue } from '../parse/yaml';
import { nearestName } from '../say/correct-words';
import { problemsAt, type Finding, type Problem } from '../say/problem';
import {
  ownPath,
  correctContact,
  correctLink,
  correctName,
  correctPlace,
  type Site,
  WHATSAPP,
} from '../say/correct-names';

function explainPlace(target: string, source: Source, site: Site): Finding | undefined {
  const [, page = '', typed] = /^([^#]*)#(.*)$/s.exec(target) ?? [];
  if (typed === undefined) return undefined;
  const shown = shorten(target);
  const write = page || 'the address of a page or a file, or #content for the top of this page';
  const nowhere = `leads to ${shown}, with nothing after the #. Write ${write}.`;
  if (!typed) return { message: nowhere, severity: page ? 'warning' : 'error' };
  const place = decode(typed);
  const route = page || ownRoute(source);
  const places = page ? site.places.get(page) : placesOf(source, site);
  if (!places || places.includes(place)) return undefined;
  const where = route === undefined ? 'not all pages have a' : page ? `${route} has no` : 'this page has no';
  const remedy = proposePlace(place, page, places);
  return `leads to ${shown}, but ${where} place "${shorten(place)}". ${remedy}`;
}

function ownRoute({ kind, path }: Source): string | undefined {
  if (kind === 'pages') return routeOf(path);
  return kind === 'home' ? '/' : undefined;
}

/** The ids to which a `#` link in this file can lead. If several pages can show the file, only ids on all of them. */
export function placesOf(source: Source, site: Site): readonly string[] | undefined {
  const route = ownRoute(source);
  return route === undefined ? FRAME_PLACES : site.places.get(route);
}

function proposePlace(place: string, page: string, places: readonly string[]): string {
  const near =
    correctPlace(place, places) ?? (/^class-/i.test(place) ? undefined : nearestName(place, places));
  if (near !== undefined) return `Did you mean ${page}#${near}?`;
  const own = places.filter((each) => !FRAME_PLACES.includes(each)).slice(0, 5);
  if (own.length === 0) return `Write ${page}#contact, or the address of a page.`;
  const named = own.map((each) => `${page}#${each}`).join(', ');
  return `Each heading is a link target: its words in lower case, joined by hyphens. Write, for example, ${named}.`;
}

/** Matches the part after `wa.me/`: a number with its country code. */
const CHAT = /^\+?(?:91\d{10}|(?!91|0|[6-9]\d{9}$)\d{7,15})$/;

/** Addresses that need a sign-in: files on Google (except forms and published documents) and other services. */
const SIGNED_IN =
  /^(?:https?:\/\/)?(?:docs\.google\.com\/(?!forms\/d\/e\/|.*\/(?:viewform|pub|pubhtml)\b)|(?:drive|photos|mail|classroom)\.google\.com\/|sites\.google\.com\/(?:u\/|d\/)|(?:onedrive\.live|1drv|studio\.youtube|web\.whatsapp)\.(?:com|ms)\b|[\w-]+\.sharepoint\.com\/)/i;

/** Matches a web address that has no spaces, and whose host has a dot but no comma. Browsers read a `\` as a `/`. */
const ADDRESS = /^https?:\/\/(?![^/?#]*,)[^\s\\/?#]+\.[^\s\\/?#.][^\s\\]*$/i;

const MAIL = /^[^\s@,:/]+@[^\s@,.?]+(?:\.[^\s@,.?]+)+$/;

/** Accepts `mailto:a@b.example,c@d.example?subject=…`. One pattern for the whole list would take exponential time. */
function isMail(target: string): boolean {
  const [, list = ''] = /^mailto:([^?]*)/.exec(target) ?? [];
  return list.split(',').every((each) => MAIL.test(each));
}

export function explainLink(target: string, source: Source, site: Site): Finding | undefined {
  const shown = shorten(target);
  if (isMail(target)) return undefined;
  if (/^tel:\+?[\d-]+$/.test(target)) return explainNumber(target, site);
  const [, chat] = WHATSAPP.exec(target) ?? [];
  const contact = correctContact(target);
  if (chat !== undefined && !CHAT.test(chat))
    return `leads to "${shown}", which is not a telephone number with a country code. Write${contact ? ` ${contact}` : ', for example, https://wa.me/919876543210'}.`;
  const own = ownPath(target, site);
  if (own !== undefined)
    return `leads to ${shown}, which is this website itself. Write only the path: ${shorten(own)}.`;
  const web = hrefOf(target);
  const isWeb = /^https?:\/\//i.test(web);
  const broken = `"${shown}" is not a web address. Copy it from the browser.`;
  if (isWeb && !(ADDRESS.test(web) && URL.canParse(web))) return broken;
  if (hasCredentials(web)) return `${CREDENTIALS}: "${shown}".`;
  const closed = `leads to ${shown}, where parents may be asked to sign in. Try it in a private window of the browser, or ⟨put a PDF into files/¦send a PDF⟩.`;
  if (isWeb) return SIGNED_IN.test(target) ? { message: closed, severity: 'warning' } : undefined;
  const file = assetName(target);
  if (file !== undefined) {
    const missing = `leads to ${shown}, but there is no file "${shorten(file)}"⟨ in files/. Put the file there, or change the link¦. Send it, or choose another one⟩.`;
    return site.files.includes(file) ? undefined : missing;
  }
  if (target.startsWith('#')) return explainPlace(target, source, site);
  const right = correctLink(target, site);
  const like = /^e?mail/i.test(target)
    ? ', for example, mailto:office@school.example'
    : ' the address of a page with a / in front, such as /transport, or a web address beginning with https://';
  if (!target.startsWith('/') || right?.startsWith('/assets/'))
    return `${target ? `leads to "${shown}"` : 'has no address'}. Write${right ? ` ${shorten(right)}` : like}.`;
  const [route = ''] = target.split('#');
  if (site.routes.includes(route)) return explainPlace(target, source, site);
  // Do not propose another class with a similar name: the editor would not mean that one.
  const near = route.startsWith('/class/') ? undefined : nearestName(route, site.routes);
  const write = right
    ? `Write ${shorten(right)}.`
    : 'Write the address of a page⟨, or add the page to pages/⟩.';
  const likely = near ? `Did you mean ${shorten(right ?? near)}?` : write;
  return `leads to ${shorten(route)}, but there is no such page. ${likely}`;
}

/** Matches numbers that any telephone can dial. Numbers with up to six digits are helplines, such as 112. */
const CALLED = /^(\+91\d{10}|\+(?!91)[1-9]\d{6,14}|1800\d{6,7}|\d{2,6})$/;

function explainNumber(target: string, site: Site): Finding | undefined {
  if (CALLED.test(target.slice('tel:'.length).replaceAll('-', ''))) return undefined;
  const right = correctLink(target, site);
  const remedy = right === undefined ? 'Write, for example, tel:+919876543210' : `Write ${right}`;
  return `leads to ${shorten(target)}, which is not a telephone number with a country code. ${remedy}.`;
}

export function explainName(name: string, what: 'picture' | 'file', site: Site): Finding | undefined {
  const [names, folder] = what === 'picture' ? [site.pictures, 'images/'] : [site.files, 'files/'];
  if (names.includes(name)) return undefined;
  const web = `is the web address "${shorten(name)}". ⟨Download it into content/${folder} and write its name¦Download it, and send it here⟩.`;
  if (/^(?:https?:|www\.)/i.test(name)) return web;
  const base = name.split(/[/\\]/).at(-1) ?? '';
  if (base !== name && names.includes(base))
    return `must be only the name of the ${what}, found "${shorten(name)}". Write ${shorten(base)}.`;
  const near = nearestName(base, names);
  const other = `⟨ in ${folder}. Put the ${what} there, or write the name of one that is there¦. Send it, or choose another one⟩.`;
  const hint = near ? `⟨ in ${folder}⟩. Did you mean "${near}"?` : other;
  return `there is no ${what} "${shorten(name)}"${hint}`;
}

export const ANY_PICTURE = /^(?:an? |the )?(?:photo(?:graph)?|image|picture|pic|img|फोटो|चित्र)s?[\s\d.]*$/i;

const OF_A_PHONE = /^(?:(?:img|dsc|pxl)[_-]?\d+|\d{8}[_-]\d{6}|(?:whatsapp image|screenshot)[ _-]?\d{4})/;

/** True if the text for a picture or file only repeats its file name: `IMG_2034.jpg`, `gallery-01`. */
export function isFileName(words: string, picture: string): boolean {
  const text = words.trim().toLowerCase();
  if (OF_A_PHONE.test(text) || /\.(jpe?g|png|webp|avif|tiff?|svg|heic|gif|pdf)$/.test(text)) return true;
  const stem = posix.basename(picture, posix.extname(picture)).toLowerCase();
  // A plain word such as "Library" can describe library.jpg.
  return text === stem && /[\d_-]/.test(stem);
}

/** Pictures, files, links and contacts that a file refers to. @param counts returns true for fields to include */
export const referencesIn = (
  { references, markdown }: Source,
  counts?: (field: ReferringField) => boolean,
) => [
  ...references.filter((field) => counts?.(field) ?? true),
  ...markdown.map(({ type, target }) => ({ refers: type === 'image' ? 'picture' : type, value: target })),
];

export const checkReferences = (source: Source, site: Site): Problem[] =>
  source.references.flatMap((field) => {
    const { refers, value, path } = field;
    if (!value || (source.kind === 'menu' && value === NOWHERE)) return [];
    const found = explainReference(field, source, site);
    const right = correctName(refers, value, site, placesOf(source, site));
    const remedy =
      right === undefined || right === value ? undefined : replaceValue(source.document, path, right);
    return [
      ...problemsAt(source, path, found).map((each) => ({ ...each, remedy })),
      ...problemsAt(source, [...path.slice(0, -1), refers === 'file' ? 'title' : 'alt'], explainLabel(field)),
    ];
  });

function explainReference({ refers, value }: ReferringField, source: Source, site: Site) {
  if (refers === 'picture' || refers === 'file') return explainName(value, refers, site);
  if (refers === 'link') return explainLink(value, source, site);
  if (refers !== 'contact' || !site.contacts || site.contacts.includes(value)) return undefined;
  const known = site.contacts.join(', ');
  return `there is no contact "${shorten(value)}" in school.yaml. Write one of ${known}.`;
}

function explainLabel({ refers, value, beside, fieldsBeside }: ReferringField): Finding | undefined {
  const isPicture = refers === 'picture';
  const words = isPicture ? beside.alt : refers === 'file' && beside.title;
  const write = isPicture
    ? 'Write what the picture shows, for example Pupils at morning assembly.'
    : 'Write what the file is, for example Water report.';
  if (typeof words === 'string' && isFileName(words, value))
    return `is only the name of the file, found "${shorten(words)}". ${write}`;
  const vague = `says nothing about the picture, found "${shorten(textOf(words))}". ${write}`;
  if (isPicture && ANY_PICTURE.test(textOf(words))) return { message: vague, severity: 'warning' };
  // Where alt is required, the schema reports it as missing. The crest needs no alt: the school's name is beside it.
  return isPicture && words === undefined && fieldsBeside.alt?.optional
    ? 'is missing: say what the picture shows. Write, for example, alt: Pupils at morning assembly'
    : undefined;
}
