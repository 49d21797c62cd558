/**
 * The form in which two names are compared: NFC, small letters, trimmed, one space between words, and without
 * invisible characters (a joiner or a soft hyphen must not make a second "Jaipur").
 */
export function makeNameKey(name: string): string {
  return tidyName(name)
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .trim();
}

/** The form in which a name is kept: NFC, trimmed, one space between words; letters stay as they were typed. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}
