/** The enquiry form's fields, with their maximum lengths. No field is for a child's data: docs/decisions/servers.md. */
const LONGEST = { name: 100, telephone: 30, language: 40, class: 60, message: 1000 };

export type EnquiryField = keyof typeof LONGEST;
export type Enquiry = Record<EnquiryField, string>;

export const ENQUIRY_FIELDS = Object.keys(LONGEST) as EnquiryField[];

/** The states of an enquiry, in the order in which an office works through them. */
export const ENQUIRY_STATES = ['new', 'called', 'visited', 'admitted', 'closed'] as const;

/** The page size of the list of enquiries that the staff area requests. */
export const ENQUIRIES_AT_ONCE = 1000;

/** How long an enquiry is kept by default, and at most (content/enquiry.yaml). */
export const KEPT_MONTHS = { usual: 12, most: 24 };

/** The most UTF-16 units per stored character: NFC takes quadratic time if a letter has many combining marks. */
const UNITS_PER_CHARACTER = 10;

/** Matches control characters, lone surrogates, and marks that reverse the direction of the text after them. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Prepares text for storage: NFC, trimmed, no invisible characters; keeps newlines. @returns undefined if too long */
export function tidyLines(text: string, limit: number): string | undefined {
  if (text.length > limit * UNITS_PER_CHARACTER) return undefined;
  const tidy = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').normalize('NFC').replace(UNSEEN, '').trim();
  return Array.from(tidy).length > limit ? undefined : tidy;
}

const tidyLine = (text: string, limit: number) => tidyLines(text, limit)?.replace(/\s+/g, ' ');

/** `098765-43210`, `९८७६५ ४३२१०` → `+919876543210`. A foreign number needs its country code. */
function readTelephone(text: string): string | undefined {
  const digits = text
    // Converts digits of India's scripts: those of each script begin 128 code points after those of the previous one.
    .replace(/(?=[\u0966-\u0D6F])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) - 0x966) % 128))
    .replace(/^tel:|[\s().\p{Pd}\p{Cf}]/gu, '')
    .replace(/^00/, '+');
  const [, indian] = /^0?(?:\+?91)?0?([1-9]\d{9})$/.exec(digits) ?? [];
  if (indian !== undefined) return `+91${indian}`;
  return /^\+(?!91)[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

/** Checks and normalizes a visitor's input, in the browser and on the server. @returns `wrong`: fields to correct */
export function readEnquiry(typed: Readonly<Record<string, string | undefined>>) {
  const read = (field: EnquiryField) =>
    (field === 'message' ? tidyLines : tidyLine)(typed[field] ?? '', LONGEST[field]);
  const telephone = readTelephone(read('telephone') ?? '');
  const enquiry = { ...Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, read(field)])), telephone };
  const wrong = ENQUIRY_FIELDS.filter((field) => !isRight(field, enquiry));
  return wrong.length ? { wrong } : { wrong, enquiry: enquiry as Enquiry };
}

function isRight(field: EnquiryField, enquiry: Partial<Enquiry>): boolean {
  const text = enquiry[field];
  if (field === 'name') return /\p{L}/u.test(text ?? '');
  return field === 'class' ? Boolean(text) : text !== undefined;
}
