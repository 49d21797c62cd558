/** What Windows, macOS and Google Drive add to the name of a copy. */
const ADDITION = /(?: - Copy(?: \(\d+\))?| copy(?: \d+)?| ?\(\d+\))(?=\.[a-z]+$|$)|^Copy of /i;

/** The name of which a file or folder is a copy by its name: `fees (1).yaml` → `fees.yaml`; undefined for other names. */
export function originalOf(name: string): string | undefined {
  const original = name.replace(ADDITION, '');
  return original === name ? undefined : original;
}

/** What to do with a copy. @param original what it is a copy of */
export function explainCopy(original: string): string {
  return `is a copy of ${original}. Delete it; if it holds what is newer, first copy that into ${original}.`;
}
