import { IconArrowRight } from '@tabler/icons-react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { findDisclosurePage } from '@/lib/pages/find-page';

/** The heading of the page, and the ways that parents take most often. */
export function Welcome({ home, pages, words }: Pick<Content, 'home' | 'pages' | 'words'>) {
  const disclosure = findDisclosurePage(pages);
  return (
    <div className="shell grid gap-x-14 gap-y-6 pt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-12">
      <div>
        <h1 className="max-w-[40rem]">{home.heading}</h1>
        <p className="text-muted mt-3 max-w-[40rem] text-lg">{home.introduction}</p>
        {disclosure ? (
          <p className="mt-4">
            <a href={disclosure} className="button button-quiet">
              {words.home.disclosure}
            </a>
          </p>
        ) : null}
      </div>
      {home.shortcuts.length ? (
        <ul className="border-line divide-line divide-y border-y">
          {home.shortcuts.map(({ text, to }) => (
            <li key={text}>
              <SiteLink href={to} newTab={words.page.newTab} className="shortcut">
                {text}
                <IconArrowRight size={20} aria-hidden />
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
