// Browser scripts import individual functions from this file. Bundlers drop an unused constant only if it is marked PURE.
const PLACE = /\{(\w+)\}/g;

/** Fills placeholders in: `fillIn('{a} of {b}', { a: 4, b: 13 })`. @throws Error if a placeholder has no value */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return String(value);
  });

/** The names of a text's placeholders, sorted, with repetitions. */
export const placesOf = (text: string) => [...text.matchAll(PLACE)].map(([, name = '']) => name).toSorted();

/** Escapes a text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Shortens a text for a message, and puts it on one line. @param most characters */
export function shorten(text: string, most = 60): string {
  // Look at the beginning only: a corrupt file may have a word of a million letters.
  const line = text
    .slice(0, most * 4)
    .split(/\s+/)
    .join(' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > most || text.length > most * 4 ? `${letters.slice(0, most).join('')}…` : line;
}

const whole = /* @__PURE__ */ new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Groups digits as in India: `10850` → `10,850`, one lakh → `1,00,000`. @param number a count, or whole rupees */
export const formatNumber = (number: number): string => whole.format(number);

/** A size with its unit. A kilobyte is 1,000 bytes, as in the download lists of browsers. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `+91 98765-43210` → `tel:+919876543210` (RFC 3966). @param number as an editor writes it */
export const telephoneLink = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

/** `+91 98765-43210` → `https://wa.me/919876543210`. @param number with its country code */
export const whatsappLink = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`;

/** Matches a host without a scheme, such as `cbse.gov.in/x`, but not a file name such as `form.pdf`. */
const BARE_HOST =
  /^(?:[\p{L}\p{M}\p{N}_-]+\.)+(?!(?:pdf|html?|php|aspx?|jsp|md|ya?ml|txt|csv|xml|rtf|od[tsp]|docx?|xlsx?|pptx?|zip|rar|mov|avi|jpe?g|png|gif|webp|avif|svg|tiff?|heic|mp[34])(?:[:/?#]|$))\p{L}[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]|$)/iu;

/** `www.cbse.gov.in` → `https://www.cbse.gov.in`; any other text stays as it is. */
export const withScheme = (address: string) => (BARE_HOST.test(address) ? `https://${address}` : address);

/** Joins lines into one sentence, with commas except after a colon. Tabs become spaces. */
export const joinLines = (text: string): string =>
  text.replaceAll(/(:?)\s*\n\s*/g, (_, colon: string) => (colon ? ': ' : ', ')).replaceAll('\t', ' ');

/** Decodes percent-encoding. If a "%" is invalid, returns the text as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits a request target into path and query. The target may be a whole URL (RFC 9112, section 3.2). */
export function splitAddress(target: string) {
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, pathname, search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? [];
  return { pathname: pathname || '/', search };
}
