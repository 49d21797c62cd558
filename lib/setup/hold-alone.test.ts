import { existsSync, writeFileSync } from 'node:fs';
import { holdAlone } from './hold-alone.mjs';
import { useScratch } from './testing/use-scratch';

const scratch = useScratch();

function refuse(code: string): void {
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
}

afterEach(() => jest.restoreAllMocks());

test('a process of another user holds the file, though it may not be asked', () => {
  const file = scratch('held.pid');
  writeFileSync(file, '123');
  refuse('EPERM');
  expect(() => holdAlone(file, 'A build')).toThrow('A build runs in this folder already (process 123).');
});

test('a process that was killed holds nothing', () => {
  const file = scratch('held.pid');
  writeFileSync(file, '123');
  refuse('ESRCH');
  const release = holdAlone(file, 'A build');
  expect(existsSync(file)).toBe(true);
  release();
  expect(existsSync(file)).toBe(false);
});
