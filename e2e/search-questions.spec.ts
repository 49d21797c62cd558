import { readFileSync } from 'node:fs';
import { createSearch } from '@/lib/search/search';
import { readSearchIndex } from './search-index';
import { expect, fileTest as test } from './watched-page';

/** Of each set, those of even lines were kept aside while the search was tuned. */
const QUESTIONS = readFileSync('lib/search/questions.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line, index) => {
    const [kind = '', question = '', routes = ''] = line.split('|').map((part) => part.trim());
    return { kind, question, routes: routes.split(' ').filter(Boolean), wasHeld: index % 2 === 1 };
  });

/** Per cent. 3 below the figures of all kept halves together, because editors change the texts. */
const LEAST = { first: 85, amongThree: 93, nothing: 92 };

const share = (part: readonly unknown[], whole: readonly unknown[]): number =>
  Math.round((100 * part.length) / whole.length);

for (const wasHeld of [false, true])
  test(`the search answers the questions that were ${wasHeld ? 'kept aside' : 'tuned on'}`, () => {
    const index = readSearchIndex();
    const routes = new Set(index.pages.map(({ route }) => route));
    const half = QUESTIONS.filter((question) => question.wasHeld === wasHeld);
    const judged = half.filter(
      (each) => each.kind === 'none' || each.routes.some((route) => routes.has(route)),
    );
    // They are about the sample school.
    test.skip(judged.length < 0.9 * half.length, 'another school');
    const { find } = createSearch(index);
    const answers = judged.map((each) => {
      const found = find(each.question).map(({ page }) => page.route);
      return { ...each, found, rank: found.findIndex((route) => each.routes.includes(route)) };
    });
    const [empty, asked] = [true, false].map((is) => answers.filter(({ kind }) => (kind === 'none') === is));
    const figures = {
      first: share(
        asked!.filter(({ rank }) => rank === 0),
        asked!,
      ),
      amongThree: share(
        asked!.filter(({ rank }) => rank >= 0 && rank < 3),
        asked!,
      ),
      nothing: share(
        empty!.filter(({ found }) => found.length === 0),
        empty!,
      ),
    };
    const missed = asked!
      .filter(({ rank }) => rank !== 0)
      .map(({ question, found }) => [question, ...found.slice(0, 3)]);
    for (const figure of ['first', 'amongThree', 'nothing'] as const)
      expect(figures[figure], `${figure}: ${JSON.stringify({ figures, missed })}`).toBeGreaterThanOrEqual(
        LEAST[figure],
      );
  });
