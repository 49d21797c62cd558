import { shorten } from '@/lib/text/text';
import { fieldOf, walkValue } from '../kinds/describe';
import { kindOf } from '../kinds/kinds';
import { hrefOf } from '../read/addresses';
import type { Source } from '../read/source';
import { groupOf, textOf } from '../parse/values';
import { problemsAt, type Problem } from '../say/problem';

/** Matches link texts that do not say where the link leads (WCAG 2.4.4). */
const VAGUE =
  /^(?:(?:know|learn|read|see|view) more|click(?: here)?|details|download|here|link|more|open|pdf|this page|view|यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|और पढ़ें)$/;

function isVague(words: string): boolean {
  const plain = words.toLowerCase().replaceAll(/[.…»>→:]+$/g, '');
  return VAGUE.test(plain.trim());
}

const REMEDY = 'Say where the link leads, for example "Fee structure".';

export function explainWords(words: string, target: string): string | undefined {
  if (words.trim() === '')
    return 'is a link without words. Write them between the square brackets, such as [Fee structure](/feestructure), or delete the link.';
  return (
    explainOther(words, target) ?? (isVague(words) ? `only says "${shorten(words)}". ${REMEDY}` : undefined)
  );
}

/** Reports a number or address that differs between a link's words and its target: probably only one was updated. */
function explainOther(words: string, target: string): string | undefined {
  const [, called] = /^(?:tel:|https:\/\/wa\.me\/)\+?(\d+)/.exec(hrefOf(target).replaceAll('-', '')) ?? [];
  const [, mail] = /^mailto:([^?]+)/.exec(target) ?? [];
  const numbers = words.match(/\+?\d[\d\s-]{8,}\d/g) ?? [];
  const addresses = words.match(/[^\s@(<]+@[^\s@]+\w/g) ?? [];
  const isOther = called && !numbers.some((each) => each.replaceAll(/\D/g, '').includes(called.slice(-10)));
  const isOtherMail = mail && !addresses.some((each) => each.toLowerCase() === mail.toLowerCase());
  const [other] = isOther ? numbers : isOtherMail ? addresses : [];
  return other && `says ${other}, but leads to ${target}. Write the same in both.`;
}

/** Reports links in fields whose text is only "click here" (WCAG 2.4.4), or whose number differs from the target's. */
export function checkLinkWords(source: Source): Problem[] {
  const { kind, document } = source;
  return walkValue(fieldOf(kindOf(kind).schema), document.value).flatMap(({ path, value, parent }) => {
    const fields = parent?.field.fields ?? {};
    const hasAddress = fields.to?.refers === 'link' && groupOf(parent?.value).to !== undefined;
    // A link to a page shows the page's title, so titles are checked too.
    const isLink = hasAddress || (kind === 'pages' && path.length === 1);
    const texts = ['title', 'text', 'message'].filter((name) => name in fields);
    if (!isLink || typeof value !== 'string' || !texts.includes(String(path.at(-1)))) return [];
    const other = explainOther(value, textOf(groupOf(parent?.value).to));
    if (other) return problemsAt(source, path, other, 'warning');
    if (path.at(-1) !== texts[0] || !isVague(value)) return [];
    const remedy = hasAddress ? REMEDY : 'Links to this page show this title: say what the page contains.';
    return problemsAt(source, path, `only says "${shorten(value)}". ${remedy}`);
  });
}
