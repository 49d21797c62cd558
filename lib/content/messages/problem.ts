import type { Remedy } from '../remedies/remedy';
import type { Path, YamlDocument } from '../yaml/yaml-document';
import { describePath } from './field-path';

/** One thing that is wrong in content/, said so that an editor can mend it. */
export interface Problem {
  /** The file, as the editor sees it: `content/fees.yaml`. */
  file: string;
  /** 1-based; 1:1 where the whole file is meant. */
  line: number;
  column: number;
  /** The way to the field; empty for the whole file and for the text below front matter. */
  path: Path;
  /** The same in the editor's words: `Tuition › VI-VIII › installment`. Empty for the whole file. */
  field: string;
  /** What is wrong and what to write. */
  message: string;
  /** A warning stops nothing; a value of the sample school, or none yet, stops publishing, but no build. */
  severity: 'error' | 'warning' | 'placeholder';
  /** What `npm run fix` may write instead, where that is certain. */
  remedy?: Remedy;
}

/** A mistake that is not at one place of the file. */
export function wholeFileProblem(file: string, message: string, line = 1, column = 1): Problem {
  return { file, line, column, path: [], field: '', message, severity: 'error' };
}

/** A mistake in the field at `path`. */
export function problemAt(
  { file, document }: { file: string; document: YamlDocument },
  path: Path,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  const field = describePath(path, document.value);
  return { file, ...document.positionOf(path), path, field, message, severity };
}

/** `content/fees.yaml:12:18  Tuition › VI-VIII › installment: must be …` */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column}  ${field ? `${field}: ` : ''}${message}`;
}

/** By file, then line, then column: the order in which an editor goes through them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.message, b.message),
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One mistake, one message: of several problems at the same place of the same field the first is kept. */
export function dropEchoes(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, field, message }) => {
    const place = [file, line, column, field || message].join('\n');
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
