import type { ReadSource } from './source';

/** The file name of the school's crest, as school.yaml gives it. */
export function findCrest(read: readonly ReadSource[]): string | undefined {
  const school = read.find(({ source }) => source?.kind === 'school')?.source;
  return school?.references.find(({ refers }) => refers === 'picture')?.value;
}
