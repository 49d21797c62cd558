/// <reference types="@testing-library/jest-dom" />

// Its matchers are of elements.
if ('document' in globalThis) require('@testing-library/jest-dom');

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
