import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRepository } from './repository';

const ASHA = { loginName: 'asha', fullName: 'आशा <Rao>' };

describe('the repository of a school', () => {
  let root: string;
  let folder: string;
  const git = (where: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=N', '-c', 'user.email=n@school.example', ...args], {
      cwd: path.join(root, where),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const reported: string[] = [];
  const save = (text: string) => {
    const repository = openRepository(folder, (event, words) => reported.push(`${event}: ${words}`));
    const before = readFileSync(path.join(folder, 'fees.yaml'));
    const change = { path: 'fees.yaml', bytes: Buffer.from(text), before };
    return repository.change(async () => ({ id: await repository.save(change, ASHA, 'Change: Fees') }));
  };

  beforeEach(() => {
    reported.length = 0;
    root = mkdtempSync(path.join(tmpdir(), 'repository-'));
    folder = path.join(root, 'school/content');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'fees.yaml'), 'a: 1\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function start(): void {
    git('school', 'init', '--quiet');
    git('school', 'add', '.');
    git('school', 'commit', '--quiet', '-m', 'Start');
  }

  it('a missing repository is created on request', async () => {
    const repository = openRepository(folder);
    expect(await repository.readState()).toMatchObject({ state: 'none', repair: 'start' });
    await expect(repository.refuseStuck('fees.yaml')).rejects.toThrow('Nothing was saved');
    expect(await repository.repair('start', ASHA)).toMatchObject({ state: 'ready' });
    expect(git('school/content', 'log', '--format=%an: %s')).toBe('आशा Rao: The website so far');
  });

  it('a title cannot add entries to the history', async () => {
    start();
    const repository = openRepository(folder);
    const change = { path: 'fees.yaml', bytes: Buffer.from('a: 2\n'), before: Buffer.from('a: 1\n') };
    await repository.save(
      change,
      ASHA,
      'Change: Fees\u001eid\u001fRavi\u001f2026-01-01\u001fDelete: All\u202e\u0085',
    );
    const [first, second, ...others] = await repository.log(undefined, 9);
    expect([first?.by, first?.sentence]).toEqual(['आशा Rao', 'Change: FeesidRavi2026-01-01Delete: All']);
    expect([second?.sentence, others]).toEqual(['Start', []]);
  });

  it('a file that was only partly written is not offered for a commit', async () => {
    start();
    mkdirSync(path.join(folder, 'news'));
    for (const name of ['.fees.yaml.7f.part', 'news/.quiz.yaml.7f.part'])
      writeFileSync(path.join(folder, name), 'a: ');
    expect(await openRepository(folder).readState()).toMatchObject({ state: 'ready' });
    writeFileSync(path.join(folder, 'news/quiz.yaml'), 'a: 1\n');
    expect(await openRepository(folder).readState()).toMatchObject({
      state: 'changed',
      files: ['news/quiz.yaml'],
    });
    expect(await openRepository(folder).repair('commit', ASHA)).toMatchObject({ state: 'ready' });
    expect(git('school/content', 'ls-files')).toBe('fees.yaml\nnews/quiz.yaml');
  });

  it('a colleague’s changed and staged files stay as they are', async () => {
    start();
    writeFileSync(path.join(folder, 'news.yaml'), 'staged\n');
    git('school', 'add', '.');
    await save('a: 2\n');
    expect(git('school', 'show', '--name-only', '--format=%an')).toBe('आशा Rao\n\ncontent/fees.yaml');
    expect(git('school', 'status', '--porcelain')).toBe('A  content/news.yaml');
  });

  it.each([
    ['the index', () => 'index'],
    ['HEAD', () => 'HEAD'],
    ['the branch', () => git('school', 'symbolic-ref', 'HEAD')],
  ])(
    'nothing is changed if %s is locked, and removing the lock of an interrupted command is offered',
    async (_, find) => {
      start();
      const lock = path.join(root, 'school/.git', `${find()}.lock`);
      writeFileSync(lock, '');
      await expect(save('a: 2\n')).rejects.toThrow('Nothing was saved');
      expect(readFileSync(path.join(folder, 'fees.yaml'), 'utf8')).toBe('a: 1\n');
      const repository = openRepository(folder);
      expect(await repository.readState()).toEqual(expect.not.objectContaining({ repair: 'unlock' }));
      const old = new Date(Date.now() - 3_600_000);
      utimesSync(lock, old, old);
      expect(await repository.readState()).toMatchObject({ state: 'stuck', repair: 'unlock' });
      expect(await repository.repair('unlock', ASHA)).toMatchObject({ state: 'ready' });
    },
  );

  it('if Git refuses the commit, the repository is unchanged and nothing is staged', async () => {
    start();
    const branch = git('school', 'symbolic-ref', 'HEAD');
    writeFileSync(path.join(root, 'school/.git', `${branch}.lock`), '');
    await expect(save('a: 2\n')).rejects.toThrow('Another Git command is running. Nothing was saved.');
    expect(git('school', 'status', '--porcelain')).toBe('');
    expect(reported).toEqual([
      expect.stringMatching(new RegExp(`^save failed: .*${branch}\\.lock': File exists`, 's')),
    ]);
    rmSync(path.join(root, 'school/.git', `${branch}.lock`));
    // With nothing to commit, Git prints no error, so the log might get its command line, with the author's name.
    await expect(save('a: 1\n')).rejects.toThrow('Git refused the save.');
    expect(reported[1]).toBe('save failed: Error: Command failed: git');
  });

  it('Git’s message about a failed pull or push is reported, without the password in the address', async () => {
    start();
    const address = 'http://asha:secret@127.0.0.1:9/school.git';
    git('school', 'remote', 'add', 'origin', address);
    git('school', 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('school', 'branch', '-m', 'main');
    git('school', 'branch', '--quiet', '-u', 'origin/main');
    expect((await save('a: 2\n')).notPushed).toContain('could not be reached');
    expect(reported).toEqual(
      ['pull', 'push'].map((what) => expect.stringMatching(`^${what} failed: .*unable to access`)),
    );
    expect(reported.join()).not.toContain('secret');
  });

  it('a killed Git is not mistaken for a missing file, an empty history or a missing repository', async () => {
    start();
    const repository = openRepository(folder);
    expect(await repository.bytesAt('HEAD', 'no.yaml')).toBeUndefined();
    const { PATH } = process.env;
    writeFileSync(path.join(root, 'git'), '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
    process.env.PATH = `${root}:${PATH}`;
    try {
      await expect(repository.bytesAt('HEAD', 'fees.yaml')).rejects.toThrow('Command failed');
      await expect(repository.log(undefined, 1)).rejects.toThrow('Command failed');
      expect(await repository.readState()).toMatchObject({ state: 'stuck' });
    } finally {
      process.env.PATH = PATH;
    }
  });

  it('another user’s folder is reported with the repair command, both in the state and when a save is refused', async () => {
    start();
    const { uid } = statSync(folder);
    jest.spyOn(process, 'getuid').mockReturnValue(uid);
    process.env.SCHOOL_DIR = path.join(root, 'school');
    const denied = (file: string) =>
      Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: 'EACCES', path: file });
    const said = (own: string) =>
      `The server has no permission to write in ${own}. Tell whoever looks after the server. This command repairs it: sudo chown -R ${uid} "${path.join(root, 'school')}"`;
    jest.spyOn(promises, 'writeFile').mockRejectedValueOnce(denied(path.join(folder, '.fees.yaml.part')));
    await expect(save('a: 2\n')).rejects.toThrow(`Nothing was saved. ${said('content')}`);
    expect(reported.join()).toMatch(/^save failed: EACCES/);

    for (const own of ['content/news', '.git/objects']) {
      mkdirSync(path.join(folder, 'news'), { recursive: true });
      writeFileSync(path.join(folder, 'news/.gitkeep'), '');
      jest.spyOn(promises, 'access').mockImplementation(async (place) => {
        if (place === path.join(root, 'school', own)) throw denied(own);
      });
      expect((await openRepository(folder).readState()).sentence).toContain(said(own));
    }
    jest.restoreAllMocks();
  });

  it('a full disk is reported even if Git reports a different error', async () => {
    start();
    writeFileSync(path.join(root, 'school/.git/index.lock'), '');
    const full = jest.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 20, bsize: 4096 } as never);
    await expect(save('a: 2\n')).rejects.toThrow('The server’s disk is full. Nothing was saved.');
    full.mockRestore();
  });

  it('a change pulls first and pushes afterwards, and reports if the remote has diverged', async () => {
    start();
    git('.', 'init', '--quiet', '--bare', 'elsewhere');
    git('school', 'remote', 'add', 'origin', path.join(root, 'elsewhere'));
    git('school', 'push', '--quiet', '-u', 'origin', 'HEAD');
    git('.', 'clone', '--quiet', 'elsewhere', 'office');
    expect((await save('a: 2\n')).notPushed).toBeUndefined();
    git('office', 'pull', '--quiet');
    expect(git('office', 'log', '-1', '--format=%s')).toBe('Change: Fees');

    const pushFromOffice = (): void => {
      git('office', 'commit', '--quiet', '--allow-empty', '-m', 'From the office');
      git('office', 'push', '--quiet');
    };
    pushFromOffice();
    expect((await save('a: 3\n')).notPushed).toBeUndefined();
    git('office', 'pull', '--quiet');
    expect(git('office', 'log', '-2', '--format=%s')).toBe('Change: Fees\nFrom the office');

    pushFromOffice();
    git('school', 'commit', '--quiet', '--allow-empty', '-m', 'On the server, by hand');
    expect((await save('a: 4\n')).notPushed).toContain('has changes that are not on this server');
    const repository = openRepository(folder);
    await repository.change(async () => ({}));
    expect((await repository.readState()).remote).toContain('has changes that are not on this server');
    git('school', 'reset', '--quiet', '--hard', '@{upstream}');
    await repository.change(async () => ({}));
    expect(await repository.readState()).not.toHaveProperty('remote');
    writeFileSync(path.join(root, 'elsewhere/hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect((await save('a: 5\n')).notPushed).toContain('refuses the changes');
    rmSync(path.join(root, 'elsewhere'), { recursive: true });
    expect((await save('a: 6\n')).notPushed).toContain('could not be reached');
  });
});
