import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/fill-in';
import type { ListPage } from './list-pages';

type PageWords = Content['words']['page'];

/** `News`, `News, page 2`: no two pages have the same title. */
export function titleOf({ page, number }: ListPage, words: PageWords): string {
  return number === 1 ? page.title : fillIn(words.furtherTitle, { title: page.title, number });
}

export function descriptionOf({ page, number, total }: ListPage, words: PageWords): string {
  const { description } = page;
  return number === 1 ? description : fillIn(words.furtherDescription, { description, number, total });
}
