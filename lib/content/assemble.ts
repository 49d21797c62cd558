import type { Content, Message, Page } from './content';
import { mayBeShown } from './schemas/consent';
import { SINGLE_KINDS, type FolderKindName, type SingleKindName } from './schemas/kinds';
import { withDefaults, type Overrides } from './words/with-defaults';
import { routeOf } from './files/route';
import type { Notice } from './schemas/notice';
import type { Source } from './files/source';

/**
 * The checked sources as one value. Only call it when no source has an error: it is here that the schemas' word is
 * taken for the types.
 * @param day items that are not yet published or have expired on this day (`YYYY-MM-DD`) are left out
 * @param now the urgent notice is left out when it is over
 */
export function assembleContent(sources: readonly Source[], day: string, now: Date): Content {
  const single = <K extends SingleKindName>(kind: K): Content[K] => {
    const source = sources.find((each) => each.kind === kind);
    if (!source) throw new Error(`content kind ${kind} was not read`);
    return source.document.value as Content[K];
  };
  const own = <T extends object>(kind: SingleKindName): Overrides<T> | undefined =>
    sources.find((each) => each.kind === kind)?.document.value as Overrides<T> | undefined;
  const each = <T>(kind: FolderKindName): T[] =>
    sources.filter((source) => source.kind === kind).map((source) => source.document.value as T);
  const current = <T extends { publish: string; expires?: string }>(kind: FolderKindName): T[] =>
    each<T>(kind).filter((item) => isCurrent(item, day));
  const agreed = <T extends { consent?: string }>(kind: FolderKindName): T[] =>
    each<T>(kind).filter(mayBeShown);
  return {
    school: single('school'),
    words: withDefaults(SINGLE_KINDS.words.defaults, own('words')),
    staff: withDefaults(SINGLE_KINDS.staff.defaults, own('staff')),
    menu: single('menu'),
    home: single('home'),
    fees: single('fees'),
    admission: single('admission'),
    gallery: { pictures: single('gallery').pictures.filter(mayBeShown) },
    videos: single('videos'),
    documents: single('documents'),
    disclosure: single('disclosure'),
    notice: sources
      .filter(({ kind }) => kind === 'notice')
      .map(toNotice)
      .find(({ until }) => now < new Date(until)),
    pages: sources.filter(({ kind }) => kind === 'pages').map(toPage),
    messages: sources
      .filter(({ kind }) => kind === 'messages')
      .map(toMessage)
      .filter(mayBeShown)
      .toSorted(byOrder),
    announcements: current<Content['announcements'][number]>('announcements').toSorted(
      newestFirst('publish'),
    ),
    news: current<Content['news'][number]>('news').toSorted(newestFirst('date')),
    events: current<Content['events'][number]>('events').toSorted(newestFirst('date')),
    testimonials: agreed<Content['testimonials'][number]>('testimonials').toSorted(byOrder),
    toppers: agreed<Content['toppers'][number]>('toppers').toSorted(byOrder),
  };
}

/** Whether an item is shown on `day`; its last day is included. */
export function isCurrent(item: { publish: string; expires?: string }, day: string): boolean {
  return item.publish <= day && (item.expires === undefined || day <= item.expires);
}

function toNotice({ document }: Source): Notice {
  return document.value as Notice;
}

function toPage({ document, body, file, path }: Source): Page {
  return { ...(document.value as Page), route: routeOf(path), body, file };
}

function toMessage({ document, body, file, path }: Source): Message {
  const id = path.replace(/^messages\/|\.md$/g, '');
  return { ...(document.value as Message), id, body, file };
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}

function newestFirst<K extends string>(key: K): (a: Record<K, string>, b: Record<K, string>) => number {
  return (a, b) => b[key].localeCompare(a[key]);
}
