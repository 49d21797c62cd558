import type { Source } from '../files/source';
import { groupOf } from '../fields/walk-fields';
import { wholeFileProblem, type Problem } from '../messages/problem';
import { FOLDER_KINDS } from '../schemas/kinds';
import { SHOWN_AT_HOME } from '../schemas/home';

/** Files with a list that only a page shows. */
const LISTS = { gallery: 'pictures', videos: 'videos', documents: 'documents' } as const;

/** News and other lists of which visitors would see a part only, or nothing, since no page shows them. */
export function checkUnshownLists(sources: readonly Source[]): Problem[] {
  // What cannot be read may show it.
  if (sources.some(({ kind, valid }) => kind === 'pages' && !valid)) return [];
  const shown = new Set(
    sources.flatMap(({ kind, document }): unknown[] => {
      const { shows } = groupOf(document.value);
      return kind === 'pages' && Array.isArray(shows) ? shows : [];
    }),
  );
  return [
    ...Object.entries(LISTS).flatMap(([kind, field]) => {
      const source = sources.find((each) => each.kind === kind);
      const items = groupOf(source?.document.value)[field];
      const count = Array.isArray(items) ? items.length : 0;
      if (!source || !count || shown.has(kind)) return [];
      return [warn(source.file, `no page shows it, ${countItems(count)}. ${remedy(kind)}`)];
    }),
    ...(Object.keys(SHOWN_AT_HOME) as (keyof typeof SHOWN_AT_HOME)[]).flatMap((kind) => {
      const items = sources.filter((each) => each.kind === kind);
      const most = SHOWN_AT_HOME[kind];
      if (items.length <= most || shown.has(kind)) return [];
      const folder = items[0]?.file.slice(0, -(items[0].path.length - FOLDER_KINDS[kind].folder.length));
      return [
        warn(
          folder ?? kind,
          `has ${countItems(items.length)}, of which the home page shows ${most}, and no page shows the others. ${remedy(kind)}`,
        ),
      ];
    }),
  ];
}

function remedy(kind: string): string {
  return `Write "- ${kind}" below "shows:" in a file of pages/.`;
}

function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

function warn(file: string, message: string): Problem {
  return { ...wholeFileProblem(file, message), severity: 'warning' };
}
