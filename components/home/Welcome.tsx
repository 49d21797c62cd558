import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { findDisclosurePage } from '@/lib/content/kinds/pages';

interface WelcomeProps extends Pick<Content, 'home' | 'pages' | 'words'> {
  /** The strip "Today at school". */
  today?: ReactNode;
}

/** The heading of the page, and what parents come for most often: all on the first screen of a phone. */
export function Welcome({ home, pages, words, today }: WelcomeProps) {
  const disclosure = findDisclosurePage(pages);
  return (
    <div className="welcome shell">
      <h1>{home.heading}</h1>
      {home.shortcuts.length ? (
        <ul className="shortcuts">
          {home.shortcuts.map(({ text, to }) => (
            <li key={text}>
              <SiteLink href={to} newTab={words.page.newTab} className="shortcut chevron">
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      {today}
      <div className="welcome-more">
        <p className="lead">{home.introduction}</p>
        {disclosure ? (
          <a href={disclosure} className="button button-quiet">
            {words.home.disclosure}
          </a>
        ) : null}
      </div>
    </div>
  );
}
