import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadJwtSecret } from './jwt-secret';

describe('the secret that signs tokens', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'secret-'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await fs.rm(folder, { recursive: true });
  });

  it('is one for all servers that start together on a new folder', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => loadJwtSecret(undefined, folder)));
    expect(new Set(secrets.map(String)).size).toBe(1);
    expect(await fs.readdir(folder)).toEqual(['jwt-secret']);
  });

  it('leaves nothing behind when the disk is full, so that the next start makes it', async () => {
    const { writeFile } = fs;
    jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
      await writeFile(file, '');
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    await expect(loadJwtSecret(undefined, folder)).rejects.toThrow('ENOSPC');
    expect(await fs.readdir(folder)).toEqual([]);
    expect(await loadJwtSecret(undefined, folder)).toHaveLength(64);
  });
});
