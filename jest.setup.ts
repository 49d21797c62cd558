/// <reference types="@testing-library/jest-dom" />

import { setWords } from '@/lib/content/words/in-use';
import { wordsIn } from '@/lib/content/words/languages';

setWords(wordsIn().words);

if ('document' in globalThis) {
  require('@testing-library/jest-dom');
  // A busy machine takes longer than the default of one second. This limit only ends tests that hang.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
}

// Fails a test on an unexpected console message. A test that expects one replaces the spy.
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
