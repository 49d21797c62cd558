import { Markdown } from '@/components/ui/Markdown';
import type { Content } from '@/lib/content/content';
import { rowOf } from '@/lib/content/blocks';
import { takenIds } from '@/lib/content/read/page-places';
import { fillIn } from '@/lib/text/text';
import { formatDate } from '@/lib/text/dates';
import { titleOf, cutLists, shownOn, type ListPage, findMenuSection } from '@/lib/site/pages';
import { Blocks } from './Blocks';
import { Breadcrumb } from './Breadcrumb';
import { PageHeading } from './PageHeading';
import { PageNumbers } from './PageNumbers';
import { SectionPages } from './SectionPages';
import { WhomToAsk } from './WhomToAsk';

/** A page of content/pages/: what people come for, the text around it, its neighbours in the menu, and its contact. */
export function InformationPage({ at, content }: { at: ListPage; content: Content }) {
  const { page, number } = at;
  const { school, words, menu } = content;
  const section = findMenuSection(menu, page.route);
  const ids = {
    taken: takenIds(page.shows, { messages: content.messages, tuition: content.fees.tuition }),
  };
  const contact = school.contacts.find(({ id }) => id === page.contact);
  return (
    <>
      <PageHeading
        title={titleOf(at, words.page)}
        lead={number === 1 ? page.description : undefined}
        factsFirst={Boolean(page.shows?.length)}
        picture={page.picture && number === 1 ? { name: page.picture, alt: page.alt ?? '' } : undefined}
      >
        <Breadcrumb
          words={words.page}
          title={titleOf(at, words.page)}
          section={section}
          list={number === 1 ? undefined : page}
        />
      </PageHeading>
      <div className={`shell page-layout ${page.shows?.some((block) => rowOf(block).wide) ? 'wide' : ''}`}>
        <article>
          <Blocks names={shownOn(at, content)} content={cutLists(content, number)} />
          <PageNumbers at={at} words={words.page} />
          {number === 1 ? (
            <Markdown text={page.body} title={page.title} newTab={words.page.newTab} ids={ids} />
          ) : null}
          <p className="updated">{fillIn(words.page.updated, { date: formatDate(page.updated) })}</p>
        </article>
        <aside>
          {contact ? <WhomToAsk title={words.page.ask} contact={contact} /> : null}
          {section ? <SectionPages section={section} route={page.route} words={words.page} /> : null}
        </aside>
      </div>
    </>
  );
}
