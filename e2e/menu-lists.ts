import type { Locator, Page } from '@playwright/test';
import { content, words } from './built-content';

interface Target {
  text: string;
  to: string;
}

/** The menu's lists that have links, each with its links. */
export const LISTS = content.menu.entries
  .map(({ text, entries = [] }) => ({ text, links: entries.filter(hasTarget) }))
  .filter(({ links }) => links.length > 0);

/** Entries of the menu bar that are links. */
export const LINKS = content.menu.entries.filter(hasTarget);

export const isOfThisSite = ({ to }: Target): boolean => to.startsWith('/');
export const isElsewhere = ({ to }: Target): boolean => to.startsWith('https://');

export const menuOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: words.menu.label, exact: true });

export const listButton = (page: Page, name: string): Locator =>
  menuOf(page).getByRole('button', { name, exact: true });

/** Finds a menu link by its text. The accessible name of a link to another host says that it opens a new tab. */
export function menuLink(page: Page, target: Target): Locator {
  const name = isElsewhere(target) ? `${target.text} (${words.page.newTab})` : target.text;
  return menuOf(page).getByRole('link', { name, exact: true });
}

function hasTarget(entry: { text: string; to?: string }): entry is Target {
  return entry.to !== undefined;
}
