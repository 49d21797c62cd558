import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { Content } from '@/lib/content/content';
import { addressOf } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import { formatDate, siteTime } from '@/lib/text/dates';
import { fillIn, joinLines } from '@/lib/text/text';
import { ExpiryScript } from './ExpiryScript';
import { NewTabNote, newTabProps } from './links';

/** Browsers encode Indian letters themselves, which would be nine signs each. */
const encodeText = (text: string): string =>
  text.replaceAll(/(?:(?!\p{L}|\p{M})[^])+|\p{Script=Latin}+/gu, encodeURIComponent);

interface PassOnProps {
  school: Content['school'];
  /** The address to which the message links. */
  to: string;
  /** Sentences without full stops; the first that has not expired is used. */
  facts: readonly { text: string; expires?: string }[];
  /** When it was published, `YYYY-MM-DD`; by default the day of the build. */
  said?: string;
}

/** A plain link whose message has the fact, the school, the date and the address. */
export function PassOn({ facts, said = siteTime().day, to, school }: PassOnProps) {
  const about = { school: school.name, date: formatDate(said), address: `\n${addressOf(school, to)}` };
  return (
    <>
      <p className="pass-on in-turn no-print">
        {facts.map(({ text, expires }) => {
          const what = joinLines(text).replace(/[.।]$/, '');
          const sentence = fillIn(words.share.fact, { ...about, what });
          const href = `https://wa.me/?text=${encodeText(sentence)}`;
          return (
            <a key={text} href={href} data-expires={expires} {...newTabProps(href)}>
              <IconBrandWhatsapp size="1.2em" aria-hidden />
              {words.share.whatsapp}
              <NewTabNote href={href} />
            </a>
          );
        })}
      </p>
      <ExpiryScript items={facts} />
    </>
  );
}
