import { renameFolder } from './swap-folders';

/** Fails so often with this code, then succeeds. */
function failing(times: number, code: string) {
  let left = times;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw Object.assign(new TypeError(code), { code });
  });
}

test('a folder that another program holds for a moment is renamed when it lets go', async () => {
  const rename = failing(2, 'EPERM');
  await renameFolder('.export', 'out', { rename, waits: [1, 1, 1] });
  expect(rename).toHaveBeenCalledTimes(3);
});

test('a folder that another program keeps is named, with what to do', async () => {
  const rename = failing(9, 'EBUSY');
  await expect(renameFolder('.export', 'out', { rename, waits: [1, 1] })).rejects.toThrow(
    'The folder .export cannot be renamed to out: another program uses it (EBUSY). Close the windows and programs that show it',
  );
});

test('another fault is not tried again', async () => {
  const rename = failing(9, 'ENOENT');
  await expect(renameFolder('.export', 'out', { rename, waits: [1, 1] })).rejects.toThrow('ENOENT');
  expect(rename).toHaveBeenCalledTimes(1);
});
