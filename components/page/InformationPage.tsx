import { cutLists, findMenuSection, shownOn, type ListPage, type Step } from '@/lib/site/pages';
import { Picture } from '@/components/ui/Picture';
import { fillIn } from '@/lib/text/text';
import { LinkList } from '@/components/ui/links';
import { Markdown } from '@/components/ui/Markdown';
import { words } from '@/lib/content/words/in-use';
import { rowOf } from '@/lib/content/blocks';
import { takenIds } from '@/lib/content/read/page-places';
import { contactOf, type Contact } from '@/lib/content/kinds/school';
import { formatDate } from '@/lib/text/dates';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';
import { Blocks } from './Blocks';
import type { OnDay } from './on-day';
import { WhomToAsk } from './WhomToAsk';

interface PageHeadingProps {
  title: string;
  /** The way to the page below the home page; undefined for no breadcrumb. */
  steps?: readonly Step[];
  /** What the page holds: where there is room, since on phones the page begins with its first paragraph. */
  lead?: string;
  /** Beside the heading, where letters are not so large that it needs the room. */
  picture?: { picture?: string; alt?: string };
}

/** The band with the way back, the heading and one sentence, at the head of every page but the home page. */
export function PageHeading({ title, steps, lead, ...beside }: PageHeadingProps) {
  const { picture, alt = '' } = beside.picture ?? {};
  return (
    <div className={`page-heading ${picture ? 'beside-picture' : ''}`}>
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
      <h1>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {picture ? (
        <Picture
          name={picture}
          alt={alt}
          sizes="(min-width: 64rem) 25rem, 34vw"
          early
          className="page-picture"
        />
      ) : null}
    </div>
  );
}

/** Links between the pages of a long list; nothing where there is one page. */
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
  /** The page itself, which the section names too. */
  route: string;
}

/** Beside the text of a page, on phones below it: whom to ask, and its neighbours. */
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

/** JSON-LD. `<` is escaped, so that no content can close the script element. */
export function StructuredData({ data }: { data: readonly object[] }) {
  return data.map((each, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(each).replaceAll('<', '\\u003c') }}
    />
  ));
}

/** A page of content/pages/: what people come for, the text around it, its neighbours in the menu, and its contact. */
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
  const contact = contactOf(school, page.contact);
  return (
    <>
      <PageHeading
        title={title}
        steps={steps}
        lead={number === 1 ? page.description : undefined}
        picture={number === 1 ? page : undefined}
      />
      <div className={`shell page-layout ${page.shows?.some((block) => rowOf(block).wide) ? 'wide' : ''}`}>
        <article>
          <Blocks names={shown} content={cutLists(content, number)} />
          <PageNumbers {...at} />
          {number === 1 ? <Markdown text={page.body} title={page.title} ids={{ taken }} /> : null}
          <p className="updated">{fillIn(words.page.updated, { date: formatDate(updated) })}</p>
        </article>
        <Beside contact={contact} section={section} route={page.route} />
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
