import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { Footer } from './Footer';
import { Header } from './Header';
import { SiteMenu } from './SiteMenu';

interface PublicFrameProps {
  content: Content;
  /** The path of the page, to mark it in the menu. */
  route: string;
  children: ReactNode;
}

/** Header, menu and footer around every page a visitor reads (specification, section 1). */
export function PublicFrame({ content, route, children }: PublicFrameProps) {
  const { school, words, menu } = content;
  return (
    <>
      <a href="#content" className="skip-link">
        {words.page.skip}
      </a>
      <Header school={school} words={words} />
      <SiteMenu menu={menu} words={words} route={route} />
      <div className="toran" />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer school={school} words={words} />
    </>
  );
}
