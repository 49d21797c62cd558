import { shorten } from '@/lib/text/text';
import { walkValue, fieldOf } from '../kinds/describe';
import { kindOf } from '../kinds/kinds';
import type { Source } from '../read/source';
import { groupOf } from '../read/values';
import { problemAt, type Problem } from '../say/problem';

/** Texts that say nothing of where a link leads (WCAG 2.4.4); read out in a list of links they are all alike. */
const VAGUE =
  /^(?:(?:know|learn|read|see|view) more|click(?: here)?|details|download|here|link|more|open|pdf|this page|view|यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|और पढ़ें)$/;

/** Whether the words of a link say nothing of where it leads. */
function isVague(words: string): boolean {
  const plain = words.toLowerCase().replaceAll(/[.…»>→:]+$/g, '');
  return VAGUE.test(plain.trim());
}

const REMEDY = 'Say where the link leads, for example "Fee structure".';

/** Words of the site that are links by themselves. */
const OWN_LINKS =
  /^(?:page\.(?:home|siteMap|previousPage|nextPage)|menu\.(?:call|whatsapp|fees)|footer\.(?:disclosure|staffLogin)|home\.(?:all(?:Announcements|News|Events|Testimonials)|disclosure)|calendar\.(?:subscribe|download))$/;

/** What is wrong with the words of a link in a text. */
export function explainWords(words: string): string | undefined {
  if (words.trim() === '')
    return 'is a link without words. Write them between the square brackets, such as [Fee structure](/feestructure), or delete the link.';
  return isVague(words) ? `only says "${shorten(words)}". ${REMEDY}` : undefined;
}

/** Entries with words and an address that only say "click here" (WCAG 2.4.4). */
export function checkLinkWords(source: Source): Problem[] {
  const { kind, document } = source;
  return walkValue(fieldOf(kindOf(kind).schema), document.value).flatMap(({ path, value, parent }) => {
    const fields = parent?.field.fields ?? {};
    const hasAddress = fields.to?.refers === 'link' && groupOf(parent?.value).to !== undefined;
    // A page's title is the words of the links to it.
    const isLink = hasAddress || (kind === 'pages' && path.length === 1);
    const words = ['title', 'text', 'message'].find((name) => name in fields);
    const isOwn = kind === 'words' && OWN_LINKS.test(path.join('.'));
    if (!isOwn && !(isLink && path.at(-1) === words)) return [];
    if (typeof value !== 'string' || !isVague(value)) return [];
    const remedy =
      hasAddress || isOwn ? REMEDY : 'Links to the page have these words: say what the page has.';
    return [problemAt(source, path, `only says "${shorten(value)}". ${remedy}`)];
  });
}
