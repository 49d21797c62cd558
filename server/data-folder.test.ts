import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protectFolder, lockFolder, describeDiskError, loadJwtSecret } from './data-folder';
import { PID_NAMESPACE, startLocker } from './testing/processes/start-locker';
import fs from 'node:fs/promises';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('data folders', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'protect-')), 'data');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('the data folder is accessible only to its owner, but the website that the same process publishes can be read by the web server', async () => {
    const umask = process.umask(0o022);
    try {
      expect(await protectFolder(folder)).toBeUndefined();
      const site = join(folder, '..', 'out');
      mkdirSync(site);
      writeFileSync(join(site, 'index.html'), '');
      expect([folder, site, join(site, 'index.html')].map(modeOf)).toEqual(['700', '755', '644']);
    } finally {
      process.umask(umask);
    }
  });

  it('the data folder is created with its parent folders', async () => {
    await protectFolder(join(folder, 'a', 'b'));
    expect([join(folder, 'a'), join(folder, 'a', 'b')].map(modeOf)).toEqual(['700', '700']);
  });

  it.each(['', '/below'])(
    'the data folder is refused with an explanation if its path is a file: file%s',
    async (below) => {
      writeFileSync(folder, '');
      const error: unknown = await protectFolder(folder + below).catch((thrown: unknown) => thrown);
      expect(describeDiskError(error, folder).message).toContain(
        'A part of this path is a file, not a folder',
      );
    },
  );

  it("a data folder of another user cannot be used by root, because the server could not open root's files", async () => {
    mkdirSync(folder);
    if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
    else jest.spyOn(process, 'getuid').mockReturnValue(0);
    await expect(protectFolder(folder)).rejects.toThrow(
      `${folder} belongs to user ${statSync(folder).uid}, and you are root`,
    );
  });

  it('the data folder is made private if others had access, with a warning if they could read the secret', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'jwt-secret'), 'secret');
    chmodSync(join(folder, 'jwt-secret'), 0o640);
    expect(await protectFolder(folder)).toBe(
      `${join(folder, 'jwt-secret')} had mode 640: other users of this machine could read it. It is now 600. If you do not trust them, stop the server, delete jwt-secret and start again. Staff must then sign in again.`,
    );
    expect([modeOf(folder), modeOf(join(folder, 'jwt-secret'))]).toEqual(['700', '600']);
    expect(await protectFolder(folder)).toBeUndefined();
  });
});

describe('locks', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the lock of the data folder cannot be taken while it is held, and can be taken again once it is released', async () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`The data in ${folder} is in use by another process`);
    unlock();
    lockFolder(folder)();
  });

  it('the lock of the data folder is released when its process is killed', async () => {
    const other = await startLocker();
    expect(await other.lock(folder)).toBe('locked');
    expect(() => lockFolder(folder)).toThrow('is in use by another process');
    await other.kill();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('the lock of the data folder is free if an old lock file contains a process id that now belongs to another program', async () => {
    writeFileSync(join(folder, 'in-use-by'), String(process.ppid));
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  const where = PID_NAMESPACE ? 'in another PID namespace' : 'outside (this machine allows no PID namespace)';
  it(`the lock of the data folder cannot be taken by a process ${where} while it is held`, async () => {
    const unlock = lockFolder(folder);
    const container = await startLocker(PID_NAMESPACE);
    expect(await container.lock(folder)).toContain('is in use by another process');
    unlock();
    expect(await container.lock(folder)).toBe('locked');
    expect(() => lockFolder(folder)).toThrow('is in use by another process');
    await container.kill();
  });

  it('the lock of the data folder goes to exactly one of three processes, in each of 200 rounds beside an old lock file', async () => {
    const starters = await Promise.all([startLocker(), startLocker(), startLocker()]);
    const winners: number[] = [];
    for (let n = 0; n < 200; n += 1) {
      const data = join(folder, String(n));
      mkdirSync(data);
      writeFileSync(join(data, 'in-use-by'), String(2 ** 22 + 1));
      const answers = await Promise.all(starters.map((starter) => starter.lock(data)));
      winners.push(answers.filter((answer) => answer === 'locked').length);
    }
    expect(winners).toEqual(Array(200).fill(1));
    await Promise.all(starters.map((starter) => starter.kill()));
  });
});

describe('a disk error at startup', () => {
  it.each([
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'The disk is full. Free some space'],
    [Object.assign(new Error('could not extend file'), { code: '53100' }), 'The disk is full.'],
    [new Error("{ name: 'ErrnoError', errno: 51 }"), 'The disk is full.'],
    [{ name: 'ErrnoError', errno: 69 }, 'The disk is read-only. Make it writable'],
    [Object.assign(new Error('mkdir'), { code: 'EACCES' }), 'This user has no permission to write there.'],
  ])('%j is explained in a sentence', (error, sentence) => {
    const { message } = describeDiskError(error, '/srv/data');
    expect(message).toContain(`The data folder /srv/data cannot be used. ${sentence}`);
    expect(message).toMatch(/, then start again\.$/);
  });

  it('is not changed if it is a sentence already, and is shown in full if it is an unknown object', () => {
    const sentence = new Error('The data in /srv/data is in use by another process.');
    expect(describeDiskError(sentence, '/srv/data')).toBe(sentence);
    const odd = new RangeError('out of range');
    expect(describeDiskError(odd, '/srv/data')).toMatchObject({ cause: odd });
    expect(describeDiskError({ odd: 1 }, '/srv/data').message).toBe(
      'The data folder /srv/data cannot be used: { odd: 1 }',
    );
  });
});

describe('secrets', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(join(tmpdir(), 'secret-'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await fs.rm(folder, { recursive: true });
  });

  it('the secret that signs tokens stays the same after a restart', async () => {
    expect(await loadJwtSecret(undefined, folder)).toEqual(await loadJwtSecret(undefined, folder));
    expect(await fs.readdir(folder)).toEqual(['jwt-secret']);
  });

  it('the secret that signs tokens is refused if its file is truncated, because a short secret would be easy to guess', async () => {
    const file = join(folder, 'jwt-secret');
    const secret = 'x'.repeat(32);
    writeFileSync(file, `${secret.slice(1)}\n`);
    await expect(loadJwtSecret(undefined, folder)).rejects.toThrow(
      'is damaged: it should contain one long line',
    );
    writeFileSync(file, `${secret}\n`);
    expect(await loadJwtSecret(undefined, folder)).toHaveLength(32);
  });

  it('the secret that signs tokens is refused if it belongs to another user, and the message says what to do', async () => {
    const file = join(folder, 'jwt-secret');
    writeFileSync(file, 'x'.repeat(64));
    jest.spyOn(fs, 'readFile').mockRejectedValueOnce(Object.assign(new Error('open'), { code: 'EACCES' }));
    await expect(loadJwtSecret(undefined, folder)).rejects.toThrow(
      `${file} cannot be read. Make the user that runs the server its owner`,
    );
  });

  it('the secret that signs tokens is not left incomplete if the disk is full: the next start creates it', async () => {
    const { writeFile } = fs;
    jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
      await writeFile(file, '');
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    await expect(loadJwtSecret(undefined, folder)).rejects.toThrow('ENOSPC');
    expect(await loadJwtSecret(undefined, folder)).toHaveLength(64);
  });
});
