import { FRAME_PLACES } from '../read/page-places';
import { nearestName, nearestFile } from '../say/explain';
import { routeOf, assetName } from '../read/addresses';
import { shorten } from '@/lib/text/text';
import type { Source } from '../read/source';
import type { Site } from './site';
import { ownPath, rightLink, rightName } from '../say/right-names';
import { posix } from 'node:path';
import type { ReferringField } from '../kinds/describe';
import { problemAt, type Problem } from '../say/problem';
import { replaceValue, type Remedy } from '../say/remedies';

/** Why there is no such place on a page of this site, or undefined when there is. @param target `#place` or `/page#place` */
function explainPlace(target: string, source: Source, site: Site): string | undefined {
  const at = target.indexOf('#');
  if (at < 0 || at === target.length - 1) return undefined;
  const shown = shorten(target);
  const place = decode(target.slice(at + 1));
  if (place === undefined)
    return `leads to ${shown}, where the % stands alone. Leave it out, or write %25 for a percent sign.`;
  const route = target.slice(0, at) || ownRoute(source);
  // A text that several pages show can name only what all of them have.
  const places = route === undefined ? FRAME_PLACES : site.places.get(route);
  if (!places || places.includes(place)) return undefined;
  const where = route === undefined ? 'pages have' : at > 0 ? `${route} has` : 'this page has';
  return `leads to ${shown}, and ${where} no place "${shorten(place)}". ${propose(place, target.slice(0, at), places)}`;
}

/** The page that shows the text of a file. */
function ownRoute({ kind, path }: Source): string | undefined {
  if (kind === 'pages') return routeOf(path);
  return kind === 'home' ? '/' : undefined;
}

function propose(place: string, page: string, places: readonly string[]): string {
  const near = nearestName(place, places);
  if (near !== undefined) return `Did you mean ${page}#${near}?`;
  const own = places.filter((each) => !FRAME_PLACES.includes(each)).slice(0, 5);
  if (own.length === 0) return `Write ${page}#contact, or the address of a page.`;
  const named = own.map((each) => `${page}#${each}`).join(', ');
  return `A heading is a place: its words in small letters, with hyphens. Write for example ${named}.`;
}

/** An editor may write a place as it is, or as a browser shows it. */
function decode(place: string): string | undefined {
  try {
    return decodeURIComponent(place);
  } catch {
    return undefined;
  }
}

/** Why the address does not lead anywhere, or undefined when it does. */
export function explainLink(target: string, source: Source, site: Site): string | undefined {
  const shown = shorten(target);
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(target)) return undefined;
  if (/^tel:\+?[\d-]+$/.test(target)) return explainNumber(target, site);
  const mobile = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)([6-9]\d{9})(?!\d)/.exec(
    target,
  )?.[1];
  if (mobile !== undefined)
    return `leads to ${shown}, where WhatsApp takes the first digits for the code of a country. Write 91${mobile} instead of ${mobile}.`;
  const own = ownPath(target, site);
  if (own !== undefined)
    return `leads to ${shown}, which is this website itself. Write only the path: ${shorten(own)}.`;
  if (target.startsWith('https://')) {
    return URL.canParse(target) ? undefined : `"${shown}" is not a web address. Copy it from the browser.`;
  }
  const file = assetName(target);
  if (file !== undefined) {
    return site.files.includes(file)
      ? undefined
      : `leads to ${shown}, and there is no file "${shorten(file)}" in files/. Put the file there, or change the link.`;
  }
  if (target.startsWith('#')) return explainPlace(target, source, site);
  const right = rightLink(target, site);
  if (!target.startsWith('/') || right?.startsWith('/assets/')) {
    if (right) return `leads to "${shown}". Write ${shorten(right)}.`;
    return `leads to "${shown}". Write the address of a page with a / in front, such as /transport, or a web address beginning with https://.`;
  }
  const [route = ''] = target.split('#');
  if (!site.routes.includes(route)) return explainMissingPage(route, right, site.routes);
  return explainPlace(target, source, site);
}

/** Numbers of up to six digits are those of the police, the fire brigade and the like. */
const CALLED = /^(\+91\d{10}|\+(?!91)[1-9]\d{6,14}|1800\d{6,7}|\d{2,6})$/;

/** A number that a visitor's telephone could not call, or only from within India. */
function explainNumber(target: string, site: Site): string | undefined {
  if (CALLED.test(target.slice('tel:'.length).replaceAll('-', ''))) return undefined;
  const right = rightLink(target, site);
  const remedy = right === undefined ? 'Write for example tel:+919876543210' : `Write ${right}`;
  return `leads to ${shorten(target)}, which is no telephone number with its country code. ${remedy}.`;
}

function explainMissingPage(route: string, right: string | undefined, routes: readonly string[]): string {
  if (right !== undefined && nearestName(route, routes) === undefined)
    return `leads to ${shorten(route)}, and there is no such page. Write ${shorten(right)}.`;
  const near = nearestName(route, routes);
  const hint = near ? `Did you mean ${near}?` : 'Write the address of a page, or add the page to pages/.';
  return `leads to ${shorten(route)}, and there is no such page. ${hint}`;
}

/** Whether a picture's text is only the name of its file: `IMG_2034.jpg`, `gallery-01`. */
export function isFileName(words: string, picture: string): boolean {
  const text = words.trim().toLowerCase();
  if (/\.(jpe?g|png|webp|avif|tiff?|svg|heic|gif)$/.test(text)) return true;
  const stem = posix.basename(picture, posix.extname(picture)).toLowerCase();
  // "Library" may well be what library.jpg shows.
  return text === stem && /[\d_-]/.test(stem);
}

/** Pictures, files, links and contacts that fields name: each must exist, and a picture must say what it shows. */
export function checkReferences(source: Source, site: Site): Problem[] {
  return source.references.flatMap((field) => {
    if (!field.value) return [];
    const report = (message: string, path = field.path): Problem => ({
      ...problemAt(source, path, message),
      remedy: path === field.path ? remedyOf(field, source, site) : undefined,
    });
    if (field.refers === 'picture') return checkPicture(field, site, report);
    const message = explain(field, source, site);
    return message ? [report(message)] : [];
  });
}

function remedyOf(
  { refers, value, path }: ReferringField,
  { document }: Source,
  site: Site,
): Remedy | undefined {
  const right = rightName(refers, value, site);
  return right === undefined || right === value ? undefined : replaceValue(document, path, right);
}

function checkPicture(
  { value, path, parent, optionalBeside }: ReferringField,
  site: Site,
  report: (message: string, path?: (string | number)[]) => Problem,
): Problem[] {
  const message = explainName(value, site.pictures, `images/`, 'picture');
  const problems = message ? [report(message)] : [];
  const { alt } = parent;
  if (typeof alt === 'string' && isFileName(alt, value))
    problems.push(
      report(
        `is only the name of the file, found "${shorten(alt)}". Write what the picture shows, for example Pupils at morning assembly.`,
        [...path.slice(0, -1), 'alt'],
      ),
    );
  // Where alt is required, its own schema has said so. The crest has none: the school's name is beside it.
  if (optionalBeside.includes('alt') && parent.alt === undefined) {
    problems.push(
      report('is missing: say what the picture shows. Write for example alt: Pupils at morning assembly', [
        ...path.slice(0, -1),
        'alt',
      ]),
    );
  }
  return problems;
}

function explain(field: ReferringField, source: Source, site: Site): string | undefined {
  if (field.refers === 'file') return explainName(field.value, site.files, 'files/', 'file');
  if (field.refers === 'link') return explainLink(field.value, source, site);
  if (field.refers === 'contact') {
    if (!site.contacts || site.contacts.includes(field.value)) return undefined;
    return `there is no contact "${shorten(field.value)}" in school.yaml. Write one of ${site.contacts.join(', ')}.`;
  }
  return undefined;
}

/** Why there is no picture or file of this name, or undefined when there is. @param what `picture` or `file` */
export function explainName(
  name: string,
  names: readonly string[],
  folder: string,
  what: string,
): string | undefined {
  if (names.includes(name)) return undefined;
  const base = name.split(/[/\\]/).at(-1) ?? '';
  if (base !== name && names.includes(base))
    return `must be only the name of the ${what}, found "${shorten(name)}". Write ${shorten(base)}.`;
  const near = nearestFile(base, names);
  const hint = near
    ? `Did you mean "${near}"?`
    : `Put the ${what} there, or write the name of one that is there.`;
  return `there is no ${what} "${shorten(name)}" in ${folder}. ${hint}`;
}
