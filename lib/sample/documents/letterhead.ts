import { readFileSync } from 'node:fs';
import { SCHOOL, type SampleDocument } from './sample-document';

const SAMPLE_LINE =
  'Sample document. It shows where the school’s own certificate goes and is not valid for any purpose.';

const styles = readFileSync(new URL('./letterhead.css', import.meta.url), 'utf8');

/** An open book under a rising sun, in the colours of the site. Decoration: the name of the school stands beside it. */
const CREST = `<svg class="crest" viewBox="0 0 64 72" aria-hidden="true">
  <path d="M4 4h56v34c0 16-12 26-28 32C16 64 4 54 4 38Z" fill="#1b2a5b"/>
  <path d="M8 8h48v30c0 13-10 22-24 27C18 60 8 51 8 38Z" fill="none" stroke="#f2a20c" stroke-width="1.6"/>
  <path d="M20 32a12 12 0 0 1 24 0Z" fill="#f2a20c"/>
  <g stroke="#f2a20c" stroke-width="2" stroke-linecap="round"><path d="M32 13v4M20 17l2 3.5M44 17l-2 3.5M13 26l3.5 1.5M51 26l-3.5 1.5"/></g>
  <path d="M13 35c7-2 14-1 19 3 5-4 12-5 19-3v15c-7-2-14-1-19 3-5-4-12-5-19-3Z" fill="#fbf7ee"/>
  <path d="M32 38v15" stroke="#1b2a5b" stroke-width="1.4"/>
</svg>`;

/** A whole HTML document with the letterhead of the sample school, ready to be printed on A4. */
export function onLetterhead({ title, body, note = SAMPLE_LINE }: SampleDocument): string {
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>${title} · ${SCHOOL.name}</title><style>${styles}</style></head>
<body>
<header>${CREST}<div>
  <p class="name">${SCHOOL.name}</p>
  <p>${SCHOOL.affiliation}</p>
  <p>${SCHOOL.address}</p>
  <p>${SCHOOL.contact}</p>
</div></header>
<main><h1>${title}</h1><p class="note">${note}</p>${body}</main>
</body>
</html>`;
}
