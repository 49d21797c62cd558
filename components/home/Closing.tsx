import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';

interface ClosingProps {
  closing: Content['home']['closing'];
  words: Content['words'];
}

/** The footer-like area of specification, section 2: a closing section with links to the galleries. */
export function Closing({ closing, words }: ClosingProps) {
  return (
    <section className="section closing">
      <h2 id="closing-title">{closing.title}</h2>
      <p className="lead">{closing.text}</p>
      <ul>
        {closing.links.map(({ text, to }, index) => (
          <li key={text}>
            <SiteLink
              href={to}
              newTab={words.page.newTab}
              className={index ? 'button button-quiet' : 'button'}
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
