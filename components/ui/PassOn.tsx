import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { Content } from '@/lib/content/content';
import { addressOf } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import { formatDate, siteTime } from '@/lib/text/dates';
import { fillIn, joinLines } from '@/lib/text/text';
import { ExpiryScript } from './ExpiryScript';
import { NewTabWords, newTabProps } from './links';

/** Leaves `,`, `:` and `/` unencoded, and Indian letters, `₹` and `।`, each of which would take nine characters. */
const encodeText = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{M}₹।,:/]+|\p{Script=Latin}+/gu, encodeURIComponent);

interface PassOnProps {
  school: Content['school'];
  to: string;
  /** Sentences without their final full stops. The message contains the first one that has not expired. */
  facts: readonly { text: string; expires?: string }[];
  /** Identifies the item for screen readers, if a page has several such links. */
  about?: string;
  /** The day on which the fact was published, `YYYY-MM-DD`; by default, the day of the build. */
  said?: string;
}

/** A link for sharing. Its message contains the fact, the school, the date and the address. */
export function PassOn({ facts, about, said = siteTime().day, to, school }: PassOnProps) {
  const source = { school: school.name, date: formatDate(said), address: `\n${addressOf(school, to)}` };
  return (
    <>
      <p className="pass-on in-turn no-print">
        {facts.map(({ text, expires }) => {
          const what = joinLines(text).replace(/[.।]$/, '');
          const sentence = fillIn(words.share.fact, { ...source, what });
          const href = `https://wa.me/?text=${encodeText(sentence)}`;
          return (
            <a key={text} href={href} data-expires={expires} {...newTabProps(href)}>
              <IconBrandWhatsapp size="1.2em" aria-hidden />
              <span>
                <NewTabWords href={href}>{words.share.whatsapp}</NewTabWords>
                {about === undefined ? null : <span className="sr-only">{`: ${about}`}</span>}
              </span>
            </a>
          );
        })}
      </p>
      <ExpiryScript items={facts} />
    </>
  );
}
