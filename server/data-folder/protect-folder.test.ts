import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protectFolder } from './protect-folder';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the data folder', () => {
  const umask = process.umask();
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'protect-')), 'data');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is for its owner alone, and so is what is written later', async () => {
    expect(await protectFolder(folder)).toEqual([]);
    mkdirSync(join(folder, 'pg_wal'));
    writeFileSync(join(folder, 'pg_wal', '1'), '');
    expect([folder, join(folder, 'pg_wal'), join(folder, 'pg_wal', '1')].map(modeOf)).toEqual([
      '700',
      '700',
      '600',
    ]);
  });

  it('is made with the folders above it', async () => {
    await protectFolder(join(folder, 'a', 'b'));
    expect([join(folder, 'a'), join(folder, 'a', 'b')].map(modeOf)).toEqual(['700', '700']);
  });

  it.each(['', '/below'])('whose place a file has is refused in a sentence: file%s', async (below) => {
    writeFileSync(folder, '');
    await expect(protectFolder(folder + below)).rejects.toThrow(
      `${folder} is a file. Set DATA_DIR to a folder, then start again.`,
    );
  });

  it('is refused, and not tried for ever, where no folder can be made', async () => {
    await expect(protectFolder('/proc/x/y')).rejects.toThrow('mkdir');
  });

  it('of another user is refused to root, whose files the server could not open', async () => {
    mkdirSync(folder);
    if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
    else jest.spyOn(process, 'getuid').mockReturnValue(0);
    await expect(protectFolder(folder)).rejects.toThrow(
      `${folder} belongs to user ${statSync(folder).uid}, and you are root`,
    );
  });

  it('is closed when it was open, with a warning for each file that others could read', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    for (const name of ['jwt-secret', 'tight']) writeFileSync(join(folder, name), 'secret');
    chmodSync(join(folder, 'jwt-secret'), 0o640);
    chmodSync(join(folder, 'tight'), 0o600);
    expect(await protectFolder(folder)).toEqual([
      `${join(folder, 'jwt-secret')} had mode 640: other users of this machine could read it. It is now 600. If they are not to be trusted, stop the server, delete jwt-secret and start again; staff then sign in again.`,
    ]);
    expect([modeOf(folder), modeOf(join(folder, 'jwt-secret'))]).toEqual(['700', '600']);
  });
});
