import type { Block, Page } from './page';

/** A page, as far as links to lists need it. */
export type Showing = Pick<Page, 'route' | 'shows'>;

/**
 * The address of the page that shows all of `blocks` above its text, and the least else; undefined when a school has
 * no such page. Links from one part of the site to another are made with it, since a school chooses its own pages.
 */
export function findPageShowing(pages: readonly Showing[], ...blocks: Block[]): string | undefined {
  const showing = pages.filter(({ shows }) => blocks.every((block) => shows?.includes(block)));
  return showing.toSorted((a, b) => (a.shows?.length ?? 0) - (b.shows?.length ?? 0))[0]?.route;
}

/** The page with all five parts of the Board's form; without one, that with the first part. */
export function findDisclosurePage(pages: readonly Showing[]): string | undefined {
  return (
    findPageShowing(pages, 'disclosureA', 'disclosureB', 'disclosureC', 'disclosureD', 'disclosureE') ??
    findPageShowing(pages, 'disclosureA')
  );
}
