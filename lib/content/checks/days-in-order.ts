import { problemAt, type Problem } from '../messages/problem';
import type { Source } from '../files/source';

/** An item whose last day lies before its first would never be shown, without any warning. */
export function checkDaysInOrder({ document, file, valid }: Source): Problem[] {
  if (!valid) return [];
  const { publish, expires } = document.value as { publish?: string; expires?: string };
  if (publish === undefined || expires === undefined || expires >= publish) return [];
  const message = `is before the first day, publish ${publish}, found ${expires}: it would never be shown. Write a later day, or correct publish.`;
  return [problemAt({ document, file }, ['expires'], message)];
}
