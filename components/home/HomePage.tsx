import { StructuredData } from '@/components/page/InformationPage';
import type { OnDay } from '@/components/page/on-day';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { Markdown } from '@/components/ui/Markdown';
import { Picture } from '@/components/ui/Picture';
import { keepTogether } from '@/lib/text/keep-together';
import { formatNumber, fillIn } from '@/lib/text/text';
import { ABOUT_US_IDS } from '@/lib/content/read/page-places';
import { words } from '@/lib/content/words/in-use';
import { getCampus } from '@/lib/site/campus';
import { describeSchool } from '@/lib/site/structured-data';
import { Section, CardSection } from './Section';
import { AnnouncementTicker, NewsAndEvents } from './NewsAndEvents';
import { Banner } from './Banner';
import { Testimonials, Toppers } from './HomeCarousels';
import { Proofs, Welcome } from './Welcome';

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

async function Closing({ home: { closing }, school }: Pick<Content, 'home' | 'school'>) {
  return (
    <section className="spread closing">
      <div>
        <h2 id="closing-title">{closing.title}</h2>
        <p className="lead">{keepTogether(closing.text)}</p>
        <ul>
          {closing.links.map(({ text, to }, index) => (
            <li key={text}>
              <SiteLink href={to} className={index ? 'button button-quiet' : 'button'}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <picture>
        <img {...await getCampus({ scene: 'evening', colours: school.colours })} alt="" loading="lazy" />
      </picture>
    </section>
  );
}

/** Messages, with links to their full texts. The first message with a quotation is at the top, at full width. */
export function DeskMessages({ home, messages, pages }: Pick<Content, 'home' | 'messages' | 'pages'>) {
  if (!messages.length) return null;
  const whole = findPageShowing(pages, 'messages');
  const quoted = messages.find(({ quote }) => quote !== undefined);
  return (
    <Section id="desk" title={home.desk.title} className="section-sunken">
      <ul className="desk">
        {[quoted ?? [], messages.filter((each) => each !== quoted)].flat().map((message) => (
          <DeskMessage key={message.id} {...message} whole={whole} />
        ))}
      </ul>
    </Section>
  );
}

type DeskMessageProps = Content['messages'][number] & { whole: string | undefined };

function DeskMessage({ id, name, position, picture, alt, summary, quote, whole }: DeskMessageProps) {
  const more = whole ? (
    <a href={`${whole}#${id}`} className="more">
      {words.home.readMore}
      <span className="sr-only">{` ${fillIn(words.home.readMoreOf, { position })}`}</span>
    </a>
  ) : null;
  const portrait = picture ? (
    <Picture
      name={picture}
      alt={alt ?? ''}
      sizes="(min-width: 64rem) 14rem, 8rem"
      most={360}
      className="portrait"
    />
  ) : null;
  return quote === undefined ? (
    <li className="card">
      {portrait}
      <h3>{position}</h3>
      <p className="muted">{name}</p>
      <p>{summary}</p>
      {more}
    </li>
  ) : (
    <li className="desk-quote">
      {portrait}
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <h3>{position}</h3>
          <p className="muted">{name}</p>
          {more}
        </figcaption>
      </figure>
    </li>
  );
}

/** The sections in the order of the specification (section 2, "Home page"). Omits sections without content. */
export function HomePage({ content, day }: OnDay) {
  const { home } = content;
  return (
    <>
      <Banner content={content} day={day} />
      <Welcome content={content} day={day} />
      <CardSection id="programmes" isFold {...home.programmes} />
      <Proofs content={content} day={day} />
      <DeskMessages {...content} />
      <AnnouncementTicker {...content} />
      <AboutUs {...content} />
      <div className="pair">
        <NewsAndEvents {...content} />
        <Testimonials {...content} />
      </div>
      {home.facilities ? <CardSection id="facilities" {...home.facilities} /> : null}
      <Toppers {...content} />
      <Closing {...content} />
      <StructuredData data={describeSchool(content.school)} />
    </>
  );
}
