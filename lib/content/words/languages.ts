import { groupOf, isGroup, mapValues } from '../parse/values';
import { CLASS_WORDS } from './classes';
import { ENQUIRY_WORDS } from './enquiry';
import { FRAME_WORDS } from './frame';
import { HOME_WORDS } from './home';
import { STAFF_EN_IN } from './staff-en-IN';

// Why: docs/decisions/content.md
/**
 * Every word of public pages, in Indian English and in Hindi. `{…}` marks slots. The Hindi is that of a school office in
 * Uttar Pradesh: आप, short sentences, everyday words (फ़ीस, दाख़िला, छुट्टी), and the Board's own term where there is
 * one (अनिवार्य सार्वजनिक प्रकटीकरण). Digits are 0 to 9. The nukta is a separate character (फ and ़), as in NFC. A slot
 * comes before का, की, को, तक, से or पर, so the value in it is never inflected.
 */
const PUBLIC_WORDS = { ...FRAME_WORDS, ...HOME_WORDS, ...CLASS_WORDS, ...ENQUIRY_WORDS };

type PublicWords = {
  readonly [Group in keyof typeof PUBLIC_WORDS]: Readonly<Record<keyof (typeof PUBLIC_WORDS)[Group], string>>;
};

/** All words of the site. content/words.yaml and content/staff.yaml override them. */
export interface BuiltInWords {
  words: PublicWords;
  staff: typeof STAFF_EN_IN;
}

/** The index of each language in the lists of texts. Other languages need a complete `content/CODE/words.yaml`. */
export const TRANSLATED: Readonly<Record<string, number>> = { hi: 1 };

export function wordsIn(language = 'en'): BuiltInWords {
  const own = TRANSLATED[language] ?? 0;
  type Texts = Readonly<Record<string, readonly string[]>>;
  const words = mapValues<Texts, unknown>(PUBLIC_WORDS, (group) => mapValues(group, (texts) => texts[own]));
  return { words: words as PublicWords, staff: STAFF_EN_IN };
}

/** Merges `own` into `defaults`, group by group. A list in `own` replaces the whole default list. */
export function withDefaults<T extends object>(defaults: T, own: object = {}): T {
  return mapValues(groupOf(defaults), (value, name) => {
    const other = groupOf(own)[name];
    return isGroup(value) ? withDefaults(value, groupOf(other)) : (other ?? value);
  }) as T;
}
