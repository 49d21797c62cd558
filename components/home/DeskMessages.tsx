import { PageLink } from '@/components/ui/PageLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/fill-in';
import { findPageShowing } from '@/lib/pages/find-page';
import { Section } from './Section';

interface DeskMessagesProps extends Pick<Content, 'messages' | 'pages' | 'words'> {
  title: string;
}

/** The messages of chairman, director and principal, each with a way to the whole (specification, section 2). */
export function DeskMessages({ title, messages, pages, words }: DeskMessagesProps) {
  if (!messages.length) return null;
  const whole = findPageShowing(pages, 'messages');
  return (
    <Section id="desk" title={title} sunken>
      <ul className="grid gap-6 lg:grid-cols-3">
        {messages.map(({ id, name, position, picture, alt, summary }) => (
          <li key={id} className="card flex flex-col p-6">
            <div className="flex items-center gap-4">
              <Picture
                name={picture}
                alt={alt}
                sizes="6rem"
                className="border-accent size-20 rounded-full border-4 object-cover"
              />
              <div>
                <h3>{position}</h3>
                <p className="text-muted text-sm">{name}</p>
              </div>
            </div>
            <p className="mt-4 mb-4">{summary}</p>
            <PageLink
              to={whole && `${whole}#${id}`}
              className="mt-auto inline-block min-h-6 self-start font-semibold"
            >
              {words.home.readMore}
              <span className="sr-only">{` ${fillIn(words.home.readMoreOf, { position })}`}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
