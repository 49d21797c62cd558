import { cutLists, findMenuSection, shownOn, type ListPage, type Step } from '@/lib/site/pages';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { PagePicture, type Drawing } from '@/components/ui/Picture';
import { nameLanguage, spoken } from '@/lib/text/language';
import { fillIn } from '@/lib/text/text';
import { keepTogether } from '@/lib/text/keep-together';
import { LinkList } from '@/components/ui/links';
import { Markdown } from '@/components/ui/Markdown';
import { words } from '@/lib/content/words/in-use';
import { rowOf } from '@/lib/content/blocks';
import { takenIds } from '@/lib/content/read/page-places';
import { findStopsPage } from '@/lib/site/class-card';
import { contactOf, type Contact } from '@/lib/content/kinds/school';
import { formatDate } from '@/lib/text/dates';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';
import { factsOfDay } from '@/lib/site/facts-of-day';
import type { Page } from '@/lib/content/content';
import type { PageLanguages } from '@/lib/content/kinds/pages';
import { Blocks } from './Blocks';
import { CardList } from './PeopleLists';
import type { OnDay } from './on-day';
import { RowFinder } from './RowFinder';
import { WhomToAsk } from './WhomToAsk';

interface PageHeadingProps {
  title: string;
  steps?: readonly Step[];
  /** Hidden on phones, where the page begins with its text. */
  lead?: string;
  /** The language of the title and lead, if it differs from the page's. */
  lang?: string;
  layout?: Page['layout'];
  /** On phones, it is beside the title of a page of facts, and below or above other titles. */
  picture?: Drawing;
  /** If facts expire, only the first that has not expired is shown; otherwise all are. */
  facts?: readonly { figure: string; text: string; expires?: string }[];
}

export function PageHeading(props: PageHeadingProps) {
  const { title, steps, lead, lang, layout = 'facts', picture, facts = [] } = props;
  const isDated = facts.some(({ expires }) => expires);
  return (
    <div className={`page-heading ${picture?.picture ? 'pictured' : ''} ${layout}`}>
      {steps ? (
        <nav aria-label={words.page.breadcrumb} className="breadcrumb">
          <ol>
            {[{ title: words.page.home, route: '/' }, ...steps].map((step) => (
              <li key={step.route}>
                <a href={step.route}>{step.title}</a>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      ) : null}
      <h1 lang={lang}>{keepTogether(title)}</h1>
      {lead ? (
        <p className="lead" lang={lang}>
          {lead}
        </p>
      ) : null}
      <PagePicture of={picture} first={layout !== 'facts'} />
      {facts.length ? (
        <dl className={isDated ? 'page-facts in-turn' : 'page-facts'}>
          {facts.map(({ figure, text, expires }) => (
            <div key={`${figure} ${text}`} data-expires={expires}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ExpiryScript items={facts} />
    </div>
  );
}

function PageNumbers({ page, number, total }: ListPage) {
  if (total === 1) return null;
  const routeOf = (wanted: number): string => (wanted === 1 ? page.route : `${page.route}/page/${wanted}`);
  const step = (wanted: number, rel: string, text: string, sign = '') =>
    wanted < 1 || wanted > total ? (
      <span />
    ) : (
      <a href={routeOf(wanted)} rel={rel} className={`page-step chevron ${sign}`}>
        {text}
      </a>
    );
  return (
    <nav aria-label={words.page.furtherPages} className="page-numbers">
      {step(number - 1, 'prev', words.page.previousPage, 'chevron-back')}
      <span className="muted">{fillIn(words.page.pageNumber, { number, total })}</span>
      {step(number + 1, 'next', words.page.nextPage)}
    </nav>
  );
}

interface BesideProps {
  contact?: Contact;
  section?: { title: string; links: readonly { text: string; to: string }[] };
  route: string;
}

export function Beside({ contact, section, route }: BesideProps) {
  return (
    <aside>
      {contact ? <WhomToAsk title={words.page.ask} contact={contact} /> : null}
      {section ? (
        <nav aria-labelledby="section-pages">
          <h2 id="section-pages">{fillIn(words.page.section, { section: section.title })}</h2>
          <LinkList links={section.links} route={route} />
        </nav>
      ) : null}
    </aside>
  );
}

/** Says that the text is in English only, or that the English text is newer than the translation. */
export function LanguageNote({ of: { lang, isOlder } }: { of: PageLanguages }) {
  if (lang === undefined && !isOlder) return null;
  const language = nameLanguage('en', spoken.language);
  return (
    <p className="note">
      {fillIn(lang === undefined ? words.page.isOlder : words.page.onlyIn, { language })}
    </p>
  );
}

/** Writes JSON-LD. Escapes `<`, so that no content can close the script element. */
export function StructuredData({ data }: { data: readonly object[] }) {
  return data.map((each, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(each).replaceAll('<', '\\u003c') }}
    />
  ));
}

export function InformationPage({ page: at, content, day }: OnDay & { page: ListPage }) {
  const { page, number, route, title, updated } = at;
  const { school, menu } = content;
  const section = findMenuSection(menu, page.route);
  const steps = [
    ...(section ? [{ title: section.title, route: `/site-map#${section.id}` }] : []),
    ...(number === 1 ? [] : [page]),
  ];
  const shown = shownOn(at, content);
  const taken = takenIds(page.shows, { messages: content.messages, tuition: content.fees.tuition });
  const contact = shown.some((block) => rowOf(block).contacts) ? undefined : contactOf(school, page.contact);
  const { layout, cards, facts = factsOfDay(shown, content, day) } = page;
  const isFirst = number === 1;
  const hasStops = findStopsPage(content)?.split('#')[0] === page.route;
  const isAlone = !contact && !section;
  // Timetables need the width of the page.
  const wide = isAlone || hasStops || layout === 'story' || page.shows?.some((block) => rowOf(block).wide);
  const hasFigure = layout === 'facts' && facts.length > 0;
  const text = isFirst ? (
    <Markdown
      text={page.body}
      title={page.title}
      ids={{ taken, ids: page.ids }}
      lang={page.lang}
      finder={
        hasStops ? (
          <RowFinder
            text={page.body}
            lang={page.lang}
            contact={contact}
            timings={content.timings}
            day={day}
          />
        ) : null
      }
    />
  ) : null;
  return (
    <>
      <PageHeading
        title={title}
        steps={steps}
        lang={page.lang}
        lead={isFirst ? page.description : undefined}
        layout={layout}
        picture={isFirst && !hasFigure ? page : undefined}
        facts={isFirst ? facts : undefined}
      />
      <div className={`shell page-layout ${layout} ${wide ? 'wide' : ''}`}>
        {isFirst && cards ? <CardList cards={cards} title={title} /> : null}
        <article>
          <LanguageNote of={page} />
          {page.textFirst ? text : null}
          <Blocks names={shown} content={cutLists(content, number)} day={day} />
          <PageNumbers {...at} />
          {page.textFirst ? null : text}
          <p className="updated">{keepTogether(fillIn(words.page.updated, { date: formatDate(updated) }))}</p>
        </article>
        {isAlone ? null : <Beside contact={contact} section={section} route={page.route} />}
      </div>
      <StructuredData
        data={[
          describeBreadcrumb(school, [...steps, { title, route }]),
          ...describeBlocks(shown, content, day),
        ]}
      />
    </>
  );
}
