import type { Source } from './source';

/** Makes a function of a source compute its answer once for each: a source never changes, a changed file is a new one. */
export function onceForSource<Answer>(compute: (source: Source) => Answer): (source: Source) => Answer {
  const known = new WeakMap<Source, { answer: Answer }>();
  return (source) => {
    const entry = known.get(source) ?? { answer: compute(source) };
    known.set(source, entry);
    return entry.answer;
  };
}
