import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { renameFolder } from './swap-folders';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), rename: jest.fn() }));
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));
beforeEach(() => jest.clearAllMocks());

/** Makes renaming fail this many times with this code, then succeed. */
function fail(times: number, code: string): void {
  let left = times;
  jest.mocked(rename).mockImplementation(async () => {
    left -= 1;
    if (left >= 0) throw Object.assign(new TypeError(code), { code });
  });
}

test('a folder that another program locks briefly is renamed once it is unlocked', async () => {
  fail(2, 'EPERM');
  await renameFolder('.export', 'out');
  expect(rename).toHaveBeenCalledTimes(3);
  expect(wait).toHaveBeenCalledTimes(2);
});

test('a folder that another program keeps locked is reported, with a remedy', async () => {
  fail(99, 'EBUSY');
  await expect(renameFolder('.export', 'out')).rejects.toThrow(
    'The folder .export cannot be renamed to out: another program is using it (EBUSY). Close the windows and programs that show it',
  );
});

test('after any other error, renaming is not retried', async () => {
  fail(9, 'ENOENT');
  await expect(renameFolder('.export', 'out')).rejects.toThrow('ENOENT');
  expect(rename).toHaveBeenCalledTimes(1);
});
