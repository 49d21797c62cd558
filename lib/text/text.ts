// Scripts for the browser take single functions of this file: what is marked PURE stays out of those that do not use it.
const PLACE = /\{(\w+)\}/g;

/**
 * Puts values in the places of a text: `fillIn('Photo {number} of {total}', { number: 4, total: 13 })`.
 * @throws Error when a place has no value: the built-in text and the call disagree
 */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return String(value);
  });

/** The names of the places of a text, sorted, each as often as it occurs. */
export const placesOf = (text: string) => [...text.matchAll(PLACE)].map(([, name = '']) => name).toSorted();

/** A value as it fits into a message: on one line, and never longer than an editor reads. */
export function shorten(text: string, most = 60): string {
  // Reads only the beginning: a damaged file can hold a word of a million letters.
  const line = text
    .slice(0, most * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > most || text.length > most * 4 ? `${letters.slice(0, most).join('')}…` : line;
}

const whole = /* @__PURE__ */ new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `10850` → `10,850`; lakhs are grouped as in India: `1,00,000`. @param number a count, or whole rupees */
export const formatNumber = (number: number): string => whole.format(number);

/** @param bytes a file's size; a kilobyte is 1,000 bytes, as download lists of browsers count */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `+91 98765-43210` → `tel:+919876543210` (RFC 3966). @param number as an editor writes it */
export const telephoneLink = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

/** `+91 98765-43210` → `https://wa.me/919876543210`. @param number with its country code */
export const whatsappLink = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`;

/** A host without its scheme, whose last part is not what the name of a file ends in: `cbse.gov.in/x`, but not `form.pdf`. */
const BARE_HOST =
  /^(?:[\p{L}\p{M}\p{N}_-]+\.)+(?!(?:pdf|html?|php|aspx?|jsp|md|ya?ml|txt|csv|xml|rtf|od[tsp]|docx?|xlsx?|pptx?|zip|rar|mov|avi|jpe?g|png|gif|webp|avif|svg|tiff?|heic|mp[34])(?:[:/?#]|$))\p{L}[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]|$)/iu;

/** A web address as HTML has it: `www.cbse.gov.in` → `https://www.cbse.gov.in`; any other text as it is. */
export const withScheme = (address: string): string =>
  BARE_HOST.test(address) ? `https://${address}` : address;

/** Lines and columns as one sentence: a comma between lines, and none behind a colon. */
export const joinLines = (text: string): string =>
  text.replaceAll(/(:?)\s*\n\s*/g, (_, colon: string) => (colon ? ': ' : ', ')).replaceAll('\t', ' ');
