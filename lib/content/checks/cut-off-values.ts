import { shorten } from '@/lib/text/shorten';
import { plainTextsOf } from '../files/plain-texts';
import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';
import { fieldProblem } from './field-problem';

/** Texts that "#" cuts off: what follows is a note to the file, and visitors would not see it. */
export function checkCutOffValues(source: Source): Problem[] {
  return plainTextsOf(source).flatMap(({ path }) => {
    const note = source.document.noteAfter(path);
    if (!note) return [];
    const message = `ends before "${shorten(note.text, 40)}", since # begins a note. Put the whole value in quotes; a note belongs on a line of its own.`;
    return [fieldProblem(source, path, message)];
  });
}
