import { PageLink } from '@/components/ui/PageLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { Section } from './Section';

interface DeskMessagesProps extends Pick<Content, 'messages' | 'pages' | 'words'> {
  title: string;
}

/** The messages of chairman, director and principal, each with a way to the whole (specification, section 2). */
export function DeskMessages({ title, messages, pages, words }: DeskMessagesProps) {
  if (!messages.length) return null;
  const whole = findPageShowing(pages, 'messages');
  return (
    <Section id="desk" title={title} className="section-sunken">
      <ul className="desk strip">
        {messages.map(({ id, name, position, picture, alt, summary }) => (
          <li key={id} className="card">
            {picture ? (
              <Picture name={picture} alt={alt ?? ''} sizes="5rem" most={360} className="portrait" />
            ) : null}
            <h3>{position}</h3>
            <p className="muted">{name}</p>
            <p>
              {`${summary} `}
              <PageLink to={whole && `${whole}#${id}`} className="more">
                {words.home.readMore}
                <span className="sr-only">{` ${fillIn(words.home.readMoreOf, { position })}`}</span>
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
