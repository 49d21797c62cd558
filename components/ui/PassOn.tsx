import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { Content } from '@/lib/content/content';
import { formatDate, siteDate } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { ExpiryScript } from './ExpiryScript';
import { NewTabNote, newTabProps } from './links';

interface PassOnProps extends Pick<Content, 'school' | 'words'> {
  /** The page that says it, with its place. */
  to: string;
  /** What is passed on, as a finished sentence without its full stop; of several the first that has not expired. */
  facts: readonly { text: string; expires?: string }[];
}

/** "Send on WhatsApp": the fact, the school, the day on which it was said and the address, as a plain link. */
export function PassOn({ facts, to, school, words }: PassOnProps) {
  const said = { school: school.name, date: builtOn(), address: `${school.siteAddress}${to}` };
  return (
    <>
      <p className="pass-on no-print">
        {facts.map(({ text, expires }) => {
          const what = text.replaceAll(/\s*\n\s*/g, ', ').replace(/\.$/, '');
          const sentence = fillIn(words.share.fact, { ...said, what });
          const href = `https://wa.me/?text=${encodeURIComponent(sentence)}`;
          return (
            <a key={text} href={href} data-expires={expires} {...newTabProps(href)}>
              <IconBrandWhatsapp size="1.2em" aria-hidden />
              {words.share.whatsapp}
              <NewTabNote href={href} words={words.page.newTab} />
            </a>
          );
        })}
      </p>
      <ExpiryScript items={facts} />
    </>
  );
}

/** The day for which the site is built: what was passed on may have changed since. */
function builtOn(): string {
  return formatDate(siteDate(new Date()));
}
