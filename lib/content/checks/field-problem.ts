import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import type { Remedy } from '../remedies/remedy';
import type { Path } from '../yaml/yaml-document';

/** What is wrong with the field at `path`, with its remedy where that is certain. */
export function fieldProblem(
  source: Source,
  path: Path,
  message: string,
  { severity = 'error', remedy }: { severity?: Problem['severity']; remedy?: Remedy } = {},
): Problem {
  return { ...problemAt(source, path, message, severity), remedy };
}
