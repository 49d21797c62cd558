import { findSharedNames } from './find-shared-names';

test('two files with one name are told, whatever their ending', () => {
  expect(findSharedNames(['lib/a/read.ts', 'lib/b/read.mjs', 'lib/b/write.ts'])).toEqual([
    'lib/b/read.mjs: has the name of lib/a/read.ts. Call each after what it alone does.',
  ]);
});

test('a test, a route and a command have the name of what they test, of their convention, of their script', () => {
  const given = ['lib/a/new.ts', 'lib/a/new.test.ts', 'app/new.ts', 'lib/commands/new.ts'];
  expect(findSharedNames(given)).toEqual([]);
});
