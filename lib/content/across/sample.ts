import { shorten } from '@/lib/text/text';
import { soundFile, textsOf, type Files, type Source } from '../read/source';
import { problemAt, type Problem } from '../say/problem';

/**
 * What sample.yaml lists and what still stands in its file, and the note itself: they stop a publication. A line whose
 * value is gone is named, so that the list says how much is left.
 */
export function checkSample({ sources, expected }: Files): Problem[] {
  const sample = soundFile(sources, 'sample');
  if (!sample) return [];
  const note = 'says that the values of this website are invented. Replace them, then delete this file.';
  const listed = sample.document.value.values.flatMap(({ file, texts }, index) => {
    const source = sources.find(({ path }) => path === file);
    const gone = (message: string, ...path: (string | number)[]): Problem =>
      problemAt(sample, ['values', index, ...path], message, 'warning');
    if (!source && expected.includes(file)) return [];
    if (!source) return [gone(`${file} is not there any more. Delete its lines.`, 'file')];
    if (!texts)
      return [problemAt(source, [], `has the values of the sample school. ${REMEDY}`, 'placeholder')];
    return texts.flatMap((text, item) => {
      const found = findValue(source, text);
      return found.length ? found : [gone(`no longer stands in ${file}. Delete this line.`, 'texts', item)];
    });
  });
  return [problemAt(sample, ['note'], note, 'placeholder'), ...listed];
}

const REMEDY = "Write the school's own, and take the file out of sample.yaml.";

function findValue(source: Source, value: string): Problem[] {
  return textsOf(source)
    .filter(({ text }) => text.includes(value))
    .map(({ text, ...place }): Problem => {
      const column = place.path.length ? place.column : text.indexOf(value) + 1;
      const message = `"${shorten(value)}" is a value of the sample school. Write the school's own.`;
      return { ...place, column, message, severity: 'placeholder' };
    });
}
