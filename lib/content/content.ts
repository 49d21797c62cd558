import { addDays } from '@/lib/text/dates';
import { isFilled, type Block } from './blocks';
import type { FolderKind, Item, Moment } from './kinds/kind';
import { FOLDERS, SINGLES, type KindName, type KINDS } from './kinds/kinds';
import { namePrincipal } from './across/placeholders';
import { isCurrent, mayBeShown, withEnd } from './kinds/dated';
import { fieldsOf, type Source } from './read/source';

export type { Page } from './kinds/pages';
export type { Words } from './kinds/words';

/** All checked content, by kind. Lists are in display order. */
export type CheckedContent = ContentOfKinds & {
  /** Announcements that have ended: their addresses might have been shared, so each keeps a page without its text. */
  readonly ended?: ContentOfKinds['announcements'];
};
type ContentOfKinds = { readonly [K in KindName]: ReturnType<(typeof KINDS)[K]['content']> };

/** The content from which pages are built. Words come from lib/content/words/in-use.ts instead. */
export type Content = Omit<CheckedContent, 'words'>;

/** No source may have an error, because the values are cast to the types of their schemas. */
export function assembleContent(sources: readonly Source[], moment: Moment): CheckedContent {
  const singles = SINGLES.map(([name, kind]) => {
    const source = sources.find((each) => each.kind === name);
    if (!source && !kind.optional) throw new Error(`content kind ${name} was not read`);
    return [name, kind.content(source?.document.value as never, moment)];
  });
  const { announcementDays } = (Object.fromEntries(singles) as CheckedContent).school;
  const folders = FOLDERS.flatMap(([name, kind]) => {
    const items = sources.filter((each) => each.kind === name).map((source) => toItem(source, kind));
    if (name === 'announcements')
      for (const item of items) item.fields = withEnd(item.fields as never, announcementDays);
    const toContent = (shown: typeof items) => kind.content(shown as never, moment);
    const current = [name, toContent(items.filter(({ fields }) => isShown(fields, kind, moment)))];
    return name === 'announcements'
      ? [current, ['ended', toContent(items.filter(({ fields }) => hasEnded(fields, moment)))]]
      : [current];
  });
  return namePrincipal(
    withFilledBlocks(Object.fromEntries([...singles, ...folders]) as CheckedContent, sources),
  );
}

/** Removes blocks for which the school has no content, together with their headings and links. */
function withFilledBlocks(content: CheckedContent, sources: readonly Source[]): CheckedContent {
  const hasAny = (block: Block): boolean => isFilled(block, (kind) => fieldsOf(sources, kind));
  const pages = content.pages.map((page) => ({ ...page, shows: page.shows?.filter(hasAny) }));
  return { ...content, pages };
}

const KEPT_DAYS = 365;

/** True from an item's first day to its last. An item that shows a person also needs that person's consent. */
const isShown = (fields: object, { person }: FolderKind, { day }: Moment): boolean =>
  isCurrent(fields, day) && (!person || mayBeShown(fields));

const hasEnded = ({ expires }: { expires?: string }, { day }: Moment): boolean =>
  expires !== undefined && expires < day && addDays(expires, KEPT_DAYS) >= day;

function toItem({ kind, document, body, file, path }: Source, { extension }: FolderKind): Item<object> {
  const name = path.slice(kind.length + 1, -extension.length);
  return { fields: document.value as object, body, name, file };
}
