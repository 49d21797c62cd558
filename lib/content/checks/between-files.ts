import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';
import { checkDisclosedNumbers } from './disclosed-numbers';
import { checkPageTitles } from './page-titles';
import { checkReachedPages } from './reached-pages';
import { checkRepeatedFiles } from './repeated-files';

/** What is wrong between files, each of which is right by itself. */
export function checkBetweenFiles(sources: readonly Source[]): Problem[] {
  return [
    ...checkPageTitles(sources),
    ...checkReachedPages(sources),
    ...checkRepeatedFiles(sources),
    ...checkDisclosedNumbers(sources),
  ];
}
