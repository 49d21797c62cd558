import { AnnouncementList } from './DatedList';
import { Beside, PageHeading, StructuredData } from './InformationPage';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf } from '@/lib/content/kinds/school';
import { noticePages, type NoticePage as Page } from '@/lib/site/site-pages';
import { describeBreadcrumb } from '@/lib/site/structured-data';
import { words } from '@/lib/content/words/in-use';
import { addressOf, assetAddress } from '@/lib/content/read/addresses';
import { formatDate } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn } from '@/lib/text/text';

export function NoticePage({ content, page }: { content: Content; page: Page }) {
  const { pages, school } = content;
  const { heading: title, route, notice, isEnded } = page;
  const list = pages.find((each) => each.route === findPageShowing(pages, 'announcements'));
  const steps = list ? [list] : [];
  const to = pages.find((each) => each.route === notice.to?.split('#')[0]);
  const others = list ? noticePages(content).filter((each) => each.route !== route) : [];
  return (
    <>
      <PageHeading title={title} steps={steps} picture={list} />
      <div className="shell page-layout facts">
        <article>
          {isEnded ? (
            <p>{page.description}</p>
          ) : (
            <>
              <AnnouncementList items={[notice]} school={school} alone={to?.title ?? words.home.readMore} />
              {[
                [words.page.download, notice.file && assetAddress(notice.file)],
                [to?.title, to && notice.to],
              ].map(([text, at]) =>
                at ? (
                  <p key={at} className="on-paper">
                    {text}: {addressOf(school, at)}
                  </p>
                ) : null,
              )}
            </>
          )}
          {others.length ? (
            <section aria-labelledby="section-pages" className="no-print">
              <h2 id="section-pages">{fillIn(words.page.section, { section: list?.title ?? '' })}</h2>
              <ul className="cards cards-of-four">
                {others.map((each) => (
                  <li key={each.route} className="card link-card">
                    <div>
                      <p className="note">{keepTogether(formatDate(each.notice.publish))}</p>
                      <h3>
                        <a href={each.route}>{each.heading}</a>
                      </h3>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </article>
        <Beside contact={contactOf(school, (to ?? list)?.contact)} route={route} />
      </div>
      <StructuredData data={[describeBreadcrumb(school, [...steps, { title, route }])]} />
    </>
  );
}
