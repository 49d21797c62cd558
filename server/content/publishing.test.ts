import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGE_STEP } from '@/lib/build/files';
import type { FormProblem } from '@/lib/editing/forms/api/forms';

const ASHA = { loginName: 'asha', fullName: 'Asha Rao' };
const MISTAKE: FormProblem = {
  file: 'fees.yaml',
  path: ['session'],
  field: 'Session',
  message: 'is missing',
  severity: 'error',
};

/** Replaces lib/setup/run.mjs. The file "mode" sets what it does. A check fails without JUST_BUILT, as after a save. */
const RUN = `
import { spawn } from 'node:child_process';
import fs from 'node:fs';
const mode = fs.readFileSync('mode', 'utf8');
const isBuild = process.argv[2].endsWith('build.ts');
if (isBuild) {
  fs.writeFileSync('built', Object.keys(process.env).join());
  for (const line of ['${LANGUAGE_STEP}1 of 2', 'pages (2/2)', '${LANGUAGE_STEP}2 of 2', 'pages (1/2)']) console.log(line);
  if (mode === 'killed') {
    const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    fs.writeFileSync('worker', String(worker.pid));
    process.kill(process.pid, 'SIGKILL');
  }
  while (fs.readFileSync('mode', 'utf8') === 'held') await new Promise((go) => setTimeout(go, 20));
  if (mode === 'denied') throw new Error("EACCES: permission denied, unlink 'out.last/.nojekyll'");
  if (mode === 'broken') throw new Error('it broke');
  if (mode === 'late') {
    const words = "setTimeout(() => console.error('JavaScript heap out of memory'), 200)";
    spawn(process.execPath, ['-e', words], { stdio: 'inherit', detached: true });
    process.exit(1);
  }
  fs.mkdirSync(process.env.SITE_FOLDER, { recursive: true });
  const fees = process.env.CONTENT_DIR + '/fees.yaml';
  fs.writeFileSync(process.env.SITE_FOLDER + '/index.html', fs.existsSync(fees) ? fs.readFileSync(fees) : 'new');
} else if (mode === 'refused' || (mode === 'right' && !process.env.JUST_BUILT)) {
  process.exit(1);
}
`;

describe('createPublishing', () => {
  let root: string;
  /** The commits that `head` returns first. */
  let commits: string[] = [];
  const place = (...parts: string[]): string => path.join(root, ...parts);
  const page = (): string => readFileSync(place('out/index.html'), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'publish-'));
    Object.assign(process.env, { SCHOOL_DIR: root, CONTENT_DIR: 'content', SITE_FOLDER: place('out') });
    jest.resetModules();
    jest.spyOn(process, 'cwd').mockReturnValue(root);
    for (const folder of ['lib/setup', 'out', 'content']) mkdirSync(place(folder), { recursive: true });
    writeFileSync(place('lib/setup/run.mjs'), RUN);
    writeFileSync(place('out/index.html'), 'old');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  async function publish(mode: string, env: Record<string, string> = {}, mayReplace?: () => Promise<void>) {
    writeFileSync(place('mode'), mode);
    const { createPublishing } = await import('./publishing');
    const calls = {
      mistakes: () => (mode === 'refused' ? [MISTAKE] : []),
      findPage: () => '/fees',
      showNotices: () => {
        if (mode === 'brittle') throw new Error('the notices cannot be drawn');
      },
    };
    const publishing = createPublishing({
      log: () => {},
      now: () => new Date('2026-04-01T09:00:00Z'),
      env,
      content: {
        isAwake: () => mode === 'resting',
        rest: () => {},
        call: (async (name: keyof typeof calls) => calls[name]()) as never,
      },
      repository: {
        head: async () => commits.shift() ?? 'abc',
        hold: (save) => save(),
        knows: async (commit) => commit === 'abc',
        changedSince: async () => ['fees.yaml'],
      },
    });
    // The test must not depend on how much memory is free.
    jest.spyOn(process, 'constrainedMemory').mockReturnValue(mode === 'small' ? 1.2e9 : 0);
    jest.spyOn(os, 'freemem').mockReturnValue(mode === 'resting' ? 1.1e9 : 4e9);
    const mayStart = mode !== 'idle' && publishing.judge().isPossible;
    const started = mayStart ? publishing.start(ASHA, mayReplace) : undefined;
    return { publishing, started, end: () => publishing.close() };
  }
  it('publishing replaces the website with the checked pages, then runs the school’s command', async () => {
    mkdirSync(place('.cache'));
    writeFileSync(place('.cache/published-commit'), 'abc');
    const { publishing, started, end } = await publish('right', {
      PUBLISH_COMMAND: 'cp out/index.html sent.html',
    });
    expect(started).toMatchObject({ state: 'running', by: 'Asha Rao' });
    expect(() => publishing.start(ASHA)).toThrow('Asha Rao is publishing the website');
    await until(() => publishing.status().state !== 'running');
    expect(publishing.status()).toMatchObject({ state: 'published', done: 1, page: '/fees' });
    expect([page(), readFileSync(place('sent.html'), 'utf8'), publishing.published()]).toEqual([
      'new',
      'new',
      'abc',
    ]);
    await end();
  });

  it('publishing passes no secret of the server to the build or to the school’s command', async () => {
    const secrets = { JWT_SECRET: 'a', DATABASE_URL: 'b', SMTP_URL: 'c' };
    Object.assign(process.env, secrets);
    try {
      const { publishing, end } = await publish('right', { PUBLISH_COMMAND: 'env > sent' });
      await until(() => publishing.status().state !== 'running');
      await end();
    } finally {
      for (const name of Object.keys(secrets)) delete process.env[name];
    }
    for (const file of ['built', 'sent'])
      expect(readFileSync(place(file), 'utf8')).toMatch(/^(?!.*(?:JWT_SECRET|DATABASE_URL|SMTP_URL)).*PATH/s);
  });

  it('publishing uses the texts as they were at the start, and records their commit, whatever is saved meanwhile', async () => {
    writeFileSync(place('content/fees.yaml'), 'before');
    commits = ['old', 'old'];
    const { publishing, end } = await publish('held');
    await until(() => publishing.status().sentence.startsWith('Making the pages: '));
    writeFileSync(place('content/fees.yaml'), 'after');
    writeFileSync(place('mode'), 'right');
    await until(() => publishing.status().state !== 'running');
    expect([publishing.status().state, publishing.published(), page()]).toEqual([
      'published',
      'old',
      'before',
    ]);
    expect(existsSync(place('.cache/publishing'))).toBe(false);
    await end();
  });

  it('publishing sends the website again after an urgent notice, but never twice at the same time', async () => {
    const command = 'cp out/index.html sent.html; echo begin >> log; sleep 0.2; echo end >> log';
    const { publishing, end } = await publish('held', { PUBLISH_COMMAND: command });
    // One progress count covers the pages of all languages.
    await until(() => publishing.status().sentence === 'Making the pages: 3 of 4.');
    writeFileSync(place('out/index.html'), 'with a notice');
    await publishing.send();
    expect(readFileSync(place('sent.html'), 'utf8')).toBe('with a notice');
    writeFileSync(place('mode'), 'right');
    await Promise.all([publishing.send(), publishing.send()]);
    await until(() => publishing.status().state !== 'running');
    expect(readFileSync(place('sent.html'), 'utf8')).toBe('new');
    expect(readFileSync(place('log'), 'utf8')).toMatch(/^(?:begin\nend\n){4}$/);
    await end();
  });

  it('publishing says that the pages are new if only the notices fail afterwards', async () => {
    const { publishing, end } = await publish('brittle');
    await until(() => publishing.status().state !== 'running');
    expect(publishing.status()).toMatchObject({
      state: 'published',
      sentence: expect.stringContaining('the urgent notices could not be updated') as string,
    });
    expect([page(), publishing.published()]).toEqual(['new', 'abc']);
    await end();
  });

  it('publishing says where the new pages are if they cannot be sent to the host', async () => {
    const { publishing, end } = await publish('right', { PUBLISH_COMMAND: 'echo no access; exit 3' });
    await until(() => publishing.status().state !== 'running');
    expect(publishing.status()).toMatchObject({
      state: 'failed',
      sentence: expect.stringMatching(/^The new pages are on this server, but could not be sent/) as string,
      log: expect.stringContaining('no access') as string,
    });
    expect([page(), publishing.published()]).toEqual(['new', undefined]);
    await end();
  });

  it.each([
    ['a build that breaks', 'broken', 'it broke', []],
    ['a check that refuses the pages', 'refused', '', [MISTAKE]],
    ['a build that is killed', 'killed', '', []],
    ['a build whose last output comes after its end', 'late', 'heap out of memory', []],
  ])('publishing leaves the old website after %s, and says why', async (_, mode, log, problems) => {
    const { publishing, end } = await publish(mode);
    await until(() => publishing.status().state !== 'running');
    expect(publishing.status()).toMatchObject({ state: 'failed', problems });
    expect(publishing.status().log).toContain(log);
    expect([page(), publishing.published()]).toEqual(['old', undefined]);
    expect(publishing.status().sentence.includes('ran out of memory')).toBe(
      ['killed', 'late'].includes(mode),
    );
    // The worker of a killed build would keep 230 MB, so it must end too.
    const worker = existsSync(place('worker')) ? Number(readFileSync(place('worker'), 'utf8')) : undefined;
    if (mode === 'killed') await until(() => worker !== undefined && !isRunning(worker));
    await end();
  });

  it('publishing no longer lists the mistakes that made publishing fail once something has been saved', async () => {
    const { publishing, end } = await publish('refused');
    await until(() => publishing.status().state !== 'running');
    expect(await publishing.statusNow()).toMatchObject({ state: 'failed', problems: [MISTAKE] });
    commits = ['corrected'];
    expect(await publishing.statusNow()).toEqual({ state: 'never', sentence: '', done: 0, problems: [] });
    await end();
  });

  it('publishing says that the website was not changed, and what repairs it, if the old pages belong to another user', async () => {
    const { publishing, end } = await publish('denied');
    await until(() => publishing.status().state !== 'running');
    expect(publishing.status().sentence).toMatch(
      /^The website was not changed\. The server has no permission to write in .* sudo chown -R \d+ /,
    );
    expect(page()).toBe('old');
    await end();
  });

  it('publishing that was interrupted is reported after a restart, until the website is published again', async () => {
    mkdirSync(place('.cache/publishing'), { recursive: true });
    const { publishing, end } = await publish('idle');
    expect(await publishing.statusNow()).toMatchObject({
      state: 'failed',
      sentence: 'The server stopped while it was publishing the website. Publish the website again.',
    });
    await end();
    const next = await publish('small', { PUBLISH_COMMAND: 'true' });
    await until(() => next.publishing.status().state === 'published');
    expect(existsSync(place('.cache/publishing'))).toBe(false);
    await next.end();
  });

  it.each([
    ['a success', 'published'],
    ['a server that stops', 'failed'],
  ])('publishing records the result only at the end: %s', async (_, state) => {
    const { publishing, end } = await publish('held');
    const results: string[] = [];
    publishing.whenEnded(async (result) => results.push(result.state));
    await until(() => publishing.status().sentence.startsWith('Making the pages: '));
    expect(results).toEqual([]);
    if (state === 'published') writeFileSync(place('mode'), 'right');
    else await end();
    await until(() => results.length > 0);
    expect(results).toEqual([state]);
    await end();
  });

  it('publishing leaves the website alone if another server has taken over during the build', async () => {
    const { EditorRefusal } = await import('@/lib/editing/forms/refusal');
    const refuse = async () => {
      throw new EditorRefusal({ code: 'elsewhere', errorMessage: 'Server 2 edits it.' });
    };
    const command = 'cp out/index.html sent.html';
    for (const mode of ['right', 'small']) {
      const { publishing, end } = await publish(mode, { PUBLISH_COMMAND: command }, refuse);
      await until(() => publishing.status().state !== 'running');
      expect(publishing.status()).toMatchObject({
        state: 'failed',
        sentence: 'The website was not changed. Server 2 edits it.',
      });
      expect([page(), existsSync(place('sent.html'))]).toEqual(['old', false]);
      await end();
    }
  });

  it('publishing does nothing, and says why, if the website is on another host and no command sends it there', async () => {
    const env = { ALLOWED_ORIGINS: 'https://www.school.example' };
    const why = expect.stringContaining(
      'is on another host, and this server has no PUBLISH_COMMAND',
    ) as string;
    const { publishing, end } = await publish('right', env);
    expect(publishing.judge()).toEqual({ isPossible: false, why });
    await expect(publishing.send()).rejects.toThrow('no PUBLISH_COMMAND');
    await end();
    const next = await publish('idle', { ...env, PUBLISH_COMMAND: 'true' });
    expect(next.publishing.judge()).toEqual({ isPossible: true });
    await next.end();
  });

  it('publishing counts the memory of the checking process as free, because that process ends before a build', async () => {
    const { publishing, end } = await publish('resting');
    expect(publishing.judge()).toEqual({ isPossible: true });
    await end();
  });

  it('publishing does not build if memory is too low; if there is a command, runs only that', async () => {
    const without = await publish('small');
    expect(without.publishing.judge()).toEqual({
      isPossible: false,
      why: expect.stringContaining('1250 MB') as string,
    });
    const { publishing, end } = await publish('small', { PUBLISH_COMMAND: 'echo sent > sent.txt' });
    await until(() => publishing.status().state !== 'running');
    expect([publishing.status().state, page(), existsSync(place('sent.txt'))]).toEqual([
      'published',
      'old',
      true,
    ]);
    await end();
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20);
}

function isRunning(pid: number): boolean {
  try {
    // An exited process remains a zombie until its parent reaps it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
