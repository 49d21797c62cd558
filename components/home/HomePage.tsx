import { StructuredData } from '@/components/page/InformationPage';
import type { OnDay } from '@/components/page/on-day';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { Markdown } from '@/components/ui/Markdown';
import { Picture } from '@/components/ui/Picture';
import { formatNumber, fillIn } from '@/lib/text/text';
import { ABOUT_US_IDS } from '@/lib/content/read/page-places';
import { words } from '@/lib/content/words/in-use';
import { describeSchool } from '@/lib/site/structured-data';
import { Section, CardSection } from './Section';
import { AnnouncementTicker, NewsAndEvents } from './NewsAndEvents';
import { Banner, Testimonials, Toppers } from './HomeCarousels';
import { Welcome } from './Welcome';

function AboutUs({ home: { about } }: Pick<Content, 'home'>) {
  return (
    <section id="about-us" className="spread" tabIndex={-1}>
      <div>
        <h2 id="about-us-title">{about.title}</h2>
        <Markdown text={about.text} title={about.title} ids={ABOUT_US_IDS} />
      </div>
      <Picture name={about.picture} alt={about.alt} sizes="(min-width: 64rem) 60vw, 100vw" />
      {about.figures?.length ? (
        <dl className="figures">
          {about.figures.map(({ number, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{formatNumber(number)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/** The footer-like area of specification, section 2: a closing section with links to the galleries. */
function Closing({ home: { closing } }: Pick<Content, 'home'>) {
  return (
    <section className="section closing">
      <h2 id="closing-title">{closing.title}</h2>
      <p className="lead">{closing.text}</p>
      <ul>
        {closing.links.map(({ text, to }, index) => (
          <li key={text}>
            <SiteLink href={to} className={index ? 'button button-quiet' : 'button'}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The messages of chairman, director and principal, each with a way to the whole (specification, section 2). */
export function DeskMessages({ home, messages, pages }: Pick<Content, 'home' | 'messages' | 'pages'>) {
  if (!messages.length) return null;
  const whole = findPageShowing(pages, 'messages');
  return (
    <Section id="desk" title={home.desk.title} className="section-sunken">
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
              {whole ? (
                <a href={`${whole}#${id}`} className="more">
                  {words.home.readMore}
                  <span className="sr-only">{` ${fillIn(words.home.readMoreOf, { position })}`}</span>
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The stacked sections of specification, section 2, "Home page", in its order. A section without content is left out. */
export function HomePage({ content, day }: OnDay) {
  const { home } = content;
  return (
    <>
      <Banner content={content} day={day} />
      <Welcome content={content} day={day} />
      <CardSection id="programmes" {...home.programmes} />
      <DeskMessages {...content} />
      <AnnouncementTicker {...content} />
      <AboutUs {...content} />
      <NewsAndEvents {...content} />
      <Testimonials {...content} />
      {home.facilities ? <CardSection id="facilities" {...home.facilities} /> : null}
      <Toppers {...content} />
      <Closing {...content} />
      <StructuredData data={[describeSchool(content.school)]} />
    </>
  );
}
