import { isCurrent } from '@/lib/content/schemas/shown';
import type { Problem } from '@/lib/content/messages/problem';
import type { Source } from '@/lib/content/files/source';
import { textsOf } from '@/lib/content/files/texts-of';
import { firstYear } from '@/lib/dates/session';
import type { Path } from '@/lib/content/yaml/yaml-document';

/** `2024-25`, `2024–25`, `2024/2025`; no part of a date such as 2024-25-06 or of a longer number. */
const SESSION = /(?<![\d-])(20\d\d)\s?[-–/]\s?(\d{4}|\d{2})(?![\d-])/g;

/** Kinds whose items go away by themselves once they have expired. */
const DATED = ['announcements', 'news', 'events'];

/** Texts that name a session before the school's present one. What is not shown on `day` is passed over. */
export function findOlderSessions(sources: readonly Source[], present: string, day: string): Problem[] {
  return sources
    .filter((source) => isShown(source, day))
    .flatMap((source) =>
      textsOf(source)
        .filter(({ path }) => !isYearOfResult(source, path))
        .flatMap(({ text, line, column, path, field }) => {
          const older = sessionsIn(text).find((session) => firstYear(session) < firstYear(present));
          if (older === undefined) return [];
          const message = `names the session ${older}; the present one is ${present}. Bring it up to date, or take it away.`;
          return [{ file: source.file, line, column, path, field, message, severity: 'warning' as const }];
        }),
    );
}

function isShown({ kind, document }: Source, day: string): boolean {
  if (kind === 'words') return false;
  return !DATED.includes(kind) || isCurrent(document.value as { publish: string }, day);
}

/** The tables of results are about years that have passed. */
function isYearOfResult({ kind }: Source, path: Path): boolean {
  return kind === 'disclosure' && path[0] === 'C' && String(path[1]).startsWith('class');
}

/** Two years that follow each other. */
function sessionsIn(text: string): string[] {
  return [...text.matchAll(SESSION)].flatMap(([whole, first = '', second = '']) =>
    Number(second) % 100 === (Number(first) + 1) % 100 ? [whole] : [],
  );
}
