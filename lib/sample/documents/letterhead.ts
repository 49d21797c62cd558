import { readFileSync } from 'node:fs';
import { SCHOOL, type SampleDocument } from './sample-document';
import { typeface } from './typeface.mjs';

const SAMPLE_LINE =
  'Sample document. It shows where the school’s own certificate goes and is not valid for any purpose.';

const styles = readFileSync(new URL('./letterhead.css', import.meta.url), 'utf8');

/** The crest of the site. Decoration here: the name of the school stands beside it. */
const crest = readFileSync(new URL('../../../content/images/logo.svg', import.meta.url), 'utf8');

/** A whole HTML document with the letterhead of the sample school, ready to be printed on A4. */
export function onLetterhead({ title, body, note = SAMPLE_LINE, extraStyles = '' }: SampleDocument): string {
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>${title} · ${SCHOOL.name}</title><style>${typeface}${styles}${extraStyles}</style></head>
<body>
<header><div class="crest" aria-hidden="true">${crest}</div><div>
  <p class="name">${SCHOOL.name}</p>
  <p>${SCHOOL.affiliation}</p>
  <p>${SCHOOL.address}</p>
  <p>${SCHOOL.contact}</p>
</div></header>
<main><h1>${title}</h1><p class="note">${note}</p>${body}</main>
</body>
</html>`;
}
