import { Markdown } from '@/components/ui/Markdown';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { formatCount } from '@/lib/text/text';
import { ABOUT_US_IDS } from '@/lib/content/read/page-places';

interface AboutUsProps {
  about: Content['home']['about'];
  words: Content['words'];
}

export function AboutUs({ about, words }: AboutUsProps) {
  return (
    <section id="about-us" className="spread">
      <div>
        <h2 id="about-us-title">{about.title}</h2>
        <Markdown text={about.text} title={about.title} newTab={words.page.newTab} ids={ABOUT_US_IDS} />
      </div>
      <Picture name={about.picture} alt={about.alt} sizes="(min-width: 64rem) 60vw, 100vw" />
      {about.figures?.length ? (
        <dl className="figures">
          {about.figures.map(({ number, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{formatCount(number)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
