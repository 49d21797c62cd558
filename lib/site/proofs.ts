import type { Content } from '@/lib/content/content';
import { findDisclosurePage } from '@/lib/content/kinds/pages';
import { assetAddress } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import { formatDate } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';

/** The most pupils that the Board allows in one section (Affiliation Bye-Laws 2018). */
const MOST_IN_SECTION = 40;

interface Proof {
  text: string;
  to: string;
  /** The text to show until the proof expires; undefined if it has expired. */
  holds?: string;
  lapsed: string;
  /** The last day on which the proof is valid, `YYYY-MM-DD`. */
  expires?: string;
}

/** The home page's promises that other files of content/ prove. @param day the day of the build, `YYYY-MM-DD` */
export function proofsOf(content: Pick<Content, 'home' | 'disclosure' | 'pages'>, day: string): Proof[] {
  return (content.home.proofs ?? []).flatMap((proof) => {
    const found = proof.perSection
      ? ofSections(proof.text, content)
      : (ofCertificate(proof, content) ?? ofPage(proof, content));
    if (!found) return [];
    return found.expires !== undefined && found.expires < day ? [{ ...found, holds: undefined }] : [found];
  });
}

type Promised = NonNullable<Content['home']['proofs']>[number];
type Proving = Pick<Content, 'disclosure' | 'pages'>;

/** Proof by the certificate in a row of part B. If the row has several, the first to expire counts. */
function ofCertificate({ text, row }: Promised, { disclosure }: Proving): Proof | undefined {
  const files = disclosure?.B.rows.find((each) => each.row === row)?.files ?? [];
  const [first] = files
    .flatMap(({ file, validUntil }) => (validUntil === undefined ? [] : [{ file, validUntil }]))
    .toSorted((a, b) => (a.validUntil < b.validUntil ? -1 : 1));
  if (!first) return undefined;
  return {
    text,
    to: assetAddress(first.file),
    ...withDate(words.proof.valid, words.proof.lapsed, first.validUntil),
    expires: first.validUntil,
  };
}

function withDate(holds: string, lapsed: string, day: string) {
  const date = formatDate(day);
  return { holds: fillIn(holds, { date }), lapsed: fillIn(lapsed, { date }) };
}

/** Proof by a page that makes the same promise. It expires when the page is due for review. */
function ofPage({ text, to }: Promised, { pages }: Proving): Proof | undefined {
  const page = pages.find(({ route }) => route === to?.split('#')[0]);
  if (!page || to === undefined) return undefined;
  const { checked, unchecked } = words.proof;
  return { text, to, ...withDate(checked, unchecked, page.updated), expires: page.review };
}

/** Proof by the number of pupils per section in part D. */
function ofSections(text: string, { disclosure, pages }: Proving): Proof | undefined {
  const route = findDisclosurePage(pages);
  const page = pages.find((each) => each.route === route);
  if (!disclosure || !page || !disclosure.D.sections) return undefined;
  const count = Math.round(disclosure.D.pupils / disclosure.D.sections);
  const date = formatDate(page.updated);
  return {
    text: fillIn(text.includes('{number}') ? text : `{number} ${text}`, { number: count }),
    to: page.route,
    holds: count <= MOST_IN_SECTION ? fillIn(words.proof.disclosed, { date }) : undefined,
    lapsed: fillIn(words.proof.tooMany, { most: MOST_IN_SECTION }),
  };
}
