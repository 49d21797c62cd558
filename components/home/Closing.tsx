import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';

interface ClosingProps {
  closing: Content['home']['closing'];
  words: Content['words'];
}

/** The footer-like area of specification, section 2: a closing section with links to the galleries. */
export function Closing({ closing, words }: ClosingProps) {
  return (
    <section className="section">
      <div className="shell text-center">
        <h2 id="closing-title">{closing.title}</h2>
        <p className="text-muted mx-auto mt-2 max-w-[42rem] text-lg">{closing.text}</p>
        <ul className="mt-6 flex flex-wrap justify-center gap-3">
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
      </div>
    </section>
  );
}
