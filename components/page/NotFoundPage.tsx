import { SearchForm } from '@/components/ui/SearchForm';
import { LinkList } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { getCampus } from '@/lib/site/campus';

/** Shown for every unknown path (specification, section 2). */
export async function NotFoundPage({ home, school }: Pick<Content, 'home' | 'school'>) {
  const siteMap = { text: words.page.siteMap, to: '/site-map' };
  return (
    <>
      <div className="banner not-found">
        <div className="banner-slide now" data-sky="day">
          <div className="banner-caption">
            <h1>{words.notFound.title}</h1>
            <p>{words.notFound.text}</p>
          </div>
          <img
            {...await getCampus({ scene: 'vacation', colours: school.colours })}
            alt={words.scenes.vacation}
            // Load the picture lazily: Next.js renders this page with every other page, which would then preload it.
            loading="lazy"
            className="banner-picture"
          />
        </div>
      </div>
      <div className="section">
        <div data-script="not-found" data-props={JSON.stringify(words.notFound)} />
        <SearchForm label />
        <p>{words.notFound.advice}</p>
        <LinkList links={[...home.shortcuts, siteMap]} className="chips" />
      </div>
    </>
  );
}
