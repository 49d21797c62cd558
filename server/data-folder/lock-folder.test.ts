import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PID_NAMESPACE, startLocker } from '../testing/processes/start-locker';
import { lockFolder } from './lock-folder';

jest.setTimeout(180_000);

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('names the process that has the folder, and opens again after it', async () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`The data in ${folder} is in use by process ${process.pid} on `);
    unlock();
    lockFolder(folder)();
  });

  it('ends with a process that is killed', async () => {
    const other = await startLocker();
    expect(await other.lock(folder)).toBe('locked');
    expect(() => lockFolder(folder)).toThrow('is in use by process');
    await other.kill();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('is not held by a mark whose process number now belongs to another program', async () => {
    writeFileSync(join(folder, 'in-use-by'), String(process.ppid));
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  const where = PID_NAMESPACE ? 'in another PID namespace' : 'outside (this machine allows no PID namespace)';
  it(`holds against a process ${where}`, async () => {
    const unlock = lockFolder(folder);
    const container = await startLocker(PID_NAMESPACE);
    expect(await container.lock(folder)).toContain('is in use by process');
    unlock();
    expect(await container.lock(folder)).toBe('locked');
    expect(() => lockFolder(folder)).toThrow('is in use by process');
    await container.kill();
  });

  it('goes to exactly one of three that start together on an old mark, 200 times', async () => {
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
