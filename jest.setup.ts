/// <reference types="@testing-library/jest-dom" />

import { setWords } from '@/lib/content/words/in-use';
import { wordsIn } from '@/lib/content/words/languages';

// Those of a school without words of its own.
setWords(wordsIn().words);

if ('document' in globalThis) {
  // Its matchers are of elements.
  require('@testing-library/jest-dom');
  // A busy machine takes longer than the default of one second; a test that hangs is still ended.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
}

// An unexpected message on the console is a failure: a test that expects one replaces the spy itself.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      throw new Error(`unexpected console.${level}: ${args.join(' ')}`);
    });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
});
