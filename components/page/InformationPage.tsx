import { Markdown } from '@/components/ui/Markdown';
import type { Content, Page } from '@/lib/content/content';
import { takenIds } from '@/lib/content/markdown/page-places';
import { fillIn } from '@/lib/text/fill-in';
import { formatDate } from '@/lib/dates/format-date';
import { findMenuSection } from '@/lib/pages/menu-section';
import { Blocks } from './Blocks';
import { Breadcrumb } from './Breadcrumb';
import { PageHeading } from './PageHeading';
import { SectionPages } from './SectionPages';
import { WhomToAsk } from './WhomToAsk';

/** A page of content/pages/: its text, what it shows below, its neighbours in the menu, and whom to ask. */
export function InformationPage({ page, content }: { page: Page; content: Content }) {
  const { school, words, menu } = content;
  const section = findMenuSection(menu, page.route);
  const ids = {
    taken: takenIds(
      page.shows,
      content.messages.map(({ id }) => id),
    ),
  };
  const contact = school.contacts.find(({ id }) => id === page.contact);
  return (
    <>
      <PageHeading
        title={page.title}
        lead={page.description}
        picture={page.picture ? { name: page.picture, alt: page.alt ?? '' } : undefined}
      >
        <Breadcrumb words={words.page} title={page.title} section={section} />
      </PageHeading>
      <div className="shell grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14 lg:py-12">
        <article className="min-w-0">
          <Markdown text={page.body} title={page.title} newTab={words.page.newTab} ids={ids} />
          <Blocks names={page.shows ?? []} content={content} />
          <p className="text-muted mt-10 text-sm">
            {fillIn(words.page.updated, { date: formatDate(page.updated) })}
          </p>
        </article>
        <aside className="space-y-8">
          {contact ? <WhomToAsk title={words.page.ask} contact={contact} /> : null}
          {section ? <SectionPages section={section} route={page.route} words={words.page} /> : null}
        </aside>
      </div>
    </>
  );
}
