import { SearchForm } from '@/components/ui/SearchForm';
import { LinkList } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { telephoneLink } from '@/lib/text/text';
import { PageHeading } from './InformationPage';
import { SiteMapLists } from './SiteMapPage';

/** The site map, which components/search/search.ts replaces by results. */
export function SearchPage({ content }: { content: Content }) {
  const { home, school } = content;
  const phones = school.phones.map((text) => ({ text, to: telephoneLink(text) }));
  const answers = <LinkList links={[...home.shortcuts, ...phones]} className="chips" />;
  return (
    <>
      <PageHeading title={words.search.title} steps={[]} />
      <div
        className="shell page-body search-page"
        data-script="search"
        data-props={JSON.stringify(words.search)}
      >
        <SearchForm label />
        <p role="status" className="search-status" />
        <ol className="search-results" />
        <p className="note">{words.search.hint}</p>
        <div data-part="nothing" hidden>
          <p>{words.search.instead}</p>
          {answers}
        </div>
        <div data-part="pages">
          <div data-part="note">
            <p>{words.search.noScript}</p>
            {answers}
          </div>
          <SiteMapLists content={content} />
        </div>
      </div>
    </>
  );
}
