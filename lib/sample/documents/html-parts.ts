/** Small pieces of HTML from which the sample documents are put together. Texts are trusted: they come from this folder. */

type Cell = string | number;

/** A table of two columns: what is asked, and the answer. */
export function particulars(caption: string, rows: [string, string][]): string {
  const lines = rows.map(([asked, answer]) => `<tr><th scope="row">${asked}</th><td>${answer}</td></tr>`);
  return `<table class="particulars"><caption>${caption}</caption><tbody>${lines.join('')}</tbody></table>`;
}

/** A table with a row of headings. */
export function table(caption: string, headings: string[], rows: Cell[][]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

export const section = (heading: string, ...parts: string[]): string =>
  `<section><h2>${heading}</h2>${parts.join('')}</section>`;

export const paragraph = (text: string): string => `<p>${text}</p>`;

/** Lines to sign on, side by side. */
export function signatures(...names: string[]): string {
  return `<div class="signatures">${names.map((name) => `<p>${name}</p>`).join('')}</div>`;
}

/** The attestation that the Board asks for under each uploaded copy. */
export const attestation = (): string =>
  section(
    'Self-attestation',
    paragraph('Sample wording: we have compared this copy with the original and found it true.'),
    signatures('Sample Chairman, for the management', 'Sample Principal'),
  );
