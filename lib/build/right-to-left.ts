import { parse } from 'postcss';
import { isRightToLeft } from '@/lib/text/language';

const OTHER_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left' };
/** Rotations that turn a corner into an arrow, `›` or `‹`, each with the rotation for the opposite arrow. */
const OTHER_ANGLE: Readonly<Record<string, string>> = { '45deg': '-135deg', '-135deg': '45deg' };

/** Gives partly translated texts the direction of their own letters, and mirrors the arrows on links to other sites. */
const ADDED =
  'body{text-align:right}p,li,dt,dd,th,td,h1,h2,h3,summary,figcaption,blockquote{unicode-bidi:plaintext}.breadcrumb li{unicode-bidi:normal}.new-tab{transform:scaleX(-1)}.english-name{justify-content:flex-end}';

/**
 * Adapts styles to text that runs from right to left. The style sheets use start and end, except where the oldest
 * browsers support only left and right. This function swaps left and right, and mirrors arrows and movements.
 */
export function turnStyles(css: string): string {
  const root = parse(css);
  root.walkDecls((declaration) => {
    declaration.prop = OTHER_SIDE[declaration.prop] ?? declaration.prop;
    declaration.value = turnValue(declaration.prop, declaration.value);
  });
  return root.toString() + ADDED;
}

function turnValue(property: string, value: string): string {
  if (property === 'float') return OTHER_SIDE[value] ?? value;
  if (property === 'position-area') return value.replace('span-right', 'span-left');
  if (property === 'box-shadow') return value.replace(/^inset (?=[\d.])/, 'inset -');
  if (property === 'transform')
    return value
      .replaceAll(/(?<=rotate\()[^)]+/g, (angle) => OTHER_ANGLE[angle] ?? angle)
      .replaceAll(/(?<=translateX\()(?:[^()]|\([^)]*\))+/g, 'calc(-1*($&))');
  if (property !== 'background') return value;
  // Mirror the shadow at a table's edge, the dots beside the current page, and the arrow of a select.
  return value.includes('to left,')
    ? value.replaceAll('to left,', 'to right,').replaceAll('100% 0', '0 0')
    : value
        .replace(/calc\(100% - ([\d.]+rem)\)/, '$1')
        .replace(/(?<=\) )(\.\d+rem) 0(?= ?\/)/, 'calc(100% - $1) 0');
}

const TEXT = /(<(script|style|title)\b[\s\S]*?<\/\2>)|(?<=>)[^<]+/g;
/** Matches telephone numbers and other long numbers, and numbers with hyphens, such as a session. */
const NUMBER = /(\+?\d(?:[ \u00A0-]?\d){7,})|\d+(?:-\u2060?\d+)+/g;

/**
 * Isolates numbers and English in right-to-left text. Otherwise the groups of a telephone number would be in
 * reverse order, English full stops would precede their sentences, and a line with only a number would be reversed.
 */
export function turnPage(html: string): string {
  const withNumbers = html.replaceAll(TEXT, (text, kept?: string) =>
    kept === undefined
      ? text.replaceAll(NUMBER, (number, phone) => `${phone ? '\u200F' : ''}\u2066${number}\u2069`)
      : text,
  );
  // If an element's `lang` is for its label, its contents keep the direction of the page.
  return withNumbers.replaceAll(
    /<(?!html)\w[^>]* lang="(\w+)[^>"]*"(?![^>]* (?:aria-label|alt)=)/g,
    (tag, language: string) => (isRightToLeft(language) ? tag : `${tag} dir="ltr"`),
  );
}
