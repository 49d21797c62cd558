import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';
import type { KindName } from '../schemas/kinds';
import { checkDisclosedNumbers } from './disclosed-numbers';
import { checkHomeFigures } from './home-figures';
import { checkPageTitles } from './page-titles';
import { checkReachedPages } from './reached-pages';
import { checkShownFiles } from './shown-files';
import { checkRepeatedFiles } from './repeated-files';
import { checkRepeatedOrders } from './repeated-orders';
import { checkUnshownLists } from './unshown-lists';

/** What is wrong between files, each of which is right by itself. */
export function checkBetweenFiles(sources: readonly Source[], absent: readonly KindName[]): Problem[] {
  return [
    ...checkPageTitles(sources),
    ...checkReachedPages(sources, absent),
    ...checkRepeatedFiles(sources),
    ...checkRepeatedOrders(sources),
    ...checkUnshownLists(sources),
    ...checkShownFiles(sources),
    ...checkDisclosedNumbers(sources),
    ...checkHomeFigures(sources),
  ];
}
