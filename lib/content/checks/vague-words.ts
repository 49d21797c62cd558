/** Texts that say nothing of where a link leads (WCAG 2.4.4); read out in a list of links they are all alike. */
const VAGUE = new Set([
  'click here',
  'click',
  'details',
  'download',
  'here',
  'know more',
  'learn more',
  'link',
  'more',
  'open',
  'pdf',
  'read more',
  'see more',
  'this page',
  'view',
  'view more',
  'यहाँ',
  'यहां',
  'यहाँ क्लिक करें',
  'यहां क्लिक करें',
  'और पढ़ें',
]);

/** Whether the words of a link say nothing of where it leads. */
export function isVague(words: string): boolean {
  return VAGUE.has(
    words
      .toLowerCase()
      .replaceAll(/[.…»>→:]+$/g, '')
      .trim(),
  );
}
