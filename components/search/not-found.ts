/* The script of the 404 page. It shows the requested address, and suggests pages. */
import { findNearPages, type NamedPage } from '@/lib/search/near-pages';
import type { Words } from '@/lib/content/kinds/words';
import { decode, fillIn } from '@/lib/text/text';
import { linksTo, make, readScriptProps } from './page-parts';

/** Inserted by lib/build/page-scripts.ts. */
declare const PAGES: readonly NamedPage[];

const { element, props } = readScriptProps('not-found');
const words = props as Words['notFound'];
const near = findNearPages(location.pathname, PAGES);
const address = decode(location.pathname).slice(0, 80);
if (near.length)
  element.append(make('p', {}, fillIn(words.asked, { address })), make('p', {}, words.near), linksTo(near));
