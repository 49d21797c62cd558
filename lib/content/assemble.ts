import type { Content } from './content';
import { withFilledBlocks } from './filled-blocks';
import type { Source } from './files/source';
import type { FolderKind, Item, Moment, SingleKind } from './schemas/kind';
import { FOLDER_KINDS, SINGLE_KINDS } from './schemas/kinds';
import { isCurrent, mayBeShown } from './schemas/shown';

/**
 * The checked sources as one value, kind by kind. Only call it when no source has an error: it is here that the
 * schemas' word is taken for the types.
 * @param moment items that are not yet published or have expired are left out
 */
export function assembleContent(sources: readonly Source[], moment: Moment): Content {
  const singles = Object.entries<SingleKind>(SINGLE_KINDS).map(([name, kind]) => {
    const source = sources.find((each) => each.kind === name);
    if (!source && !kind.optional) throw new Error(`content kind ${name} was not read`);
    return [name, kind.content(source?.document.value as never, moment)];
  });
  const folders = Object.entries<FolderKind>(FOLDER_KINDS).map(([name, kind]) => {
    const items = sources.filter((each) => each.kind === name).map((source) => toItem(source, kind));
    return [name, kind.content(items.filter(({ fields }) => isShown(fields, kind, moment)) as never, moment)];
  });
  return withFilledBlocks(Object.fromEntries([...singles, ...folders]) as Content);
}

/** Whatever its kind: what is dated is shown within its days, and who is in it must have agreed. */
function isShown(fields: object, { person }: FolderKind, { day }: Moment): boolean {
  return isCurrent(fields, day) && (!person || mayBeShown(fields));
}

function toItem({ document, body, file, path }: Source, { folder, extension }: FolderKind): Item<object> {
  const name = path.slice(folder.length + 1, -extension.length);
  return { fields: document.value as object, body, name, file };
}
