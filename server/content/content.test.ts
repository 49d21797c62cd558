/** @jest-environment ./server/testing/pglite-environment.mjs */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { copySchool } from '@/lib/content/mistakes/school-copy';
import type { Publishing } from '@/lib/editing/forms/api/calls';
import type { Database } from '../engines';
import { findThumbnail, PUBLIC_FOLDER } from '@/lib/site/pictures';
import { addClerk, CLERK, createTestApi } from '../testing/test-api';
import { DATABASES } from '../testing/databases';
import type { Editor } from './editor';
import { guardSaves } from './keeper';

jest.mock('@electric-sql/pglite', () => ({ PGlite: Reflect.get(globalThis, 'PGlite') }));

const NEWS = { publish: '2026-04-01', date: '2026-04-01', message: 'Class X won the quiz.' };

describe('the editor', () => {
  let database: Database;
  let service: Editor;
  let root: string;
  const now = { at: new Date('2026-04-01T09:00:00Z') };
  const place = (file: string): string => path.join(root, 'content', file);
  const read = (file: string): string => readFileSync(place(file), 'utf8');
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'editor-'));
    Object.assign(process.env, { SCHOOL_DIR: root, CONTENT_DIR: 'content' });
    copySchool(path.join(root, 'content'));
    git('init', '--quiet');
    git('config', 'user.name', 'Nobody');
    git('config', 'user.email', 'nobody@school.example');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Start');
    // Do not run this machine's Git hooks: they could refuse the commit, or change the files.
    writeFileSync(path.join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    database = (await DATABASES[0]?.open()) as Database;
    const { openEditor } = await import('./editor');
    service = await openEditor({ log: () => {}, now: () => now.at, env: process.env });
  });
  afterAll(async () => {
    await service?.close();
    await database?.close();
    rmSync(root, { recursive: true });
  });

  /** Signs in as an editor. */
  async function start() {
    await addClerk(database);
    await database.query("update app_user set role = 'Editor'");
    const { call, signIn, api } = createTestApi(database, { editor: service });
    const token = await signIn();
    return {
      api,
      raw: (route: string, headers: Record<string, string>) =>
        api.request(`/api/Content/${route}`, { headers: { Authorization: `Bearer ${token}`, ...headers } }),
      get: (route: string) => call('GET', `/api/Content/${route}`, { token }),
      post: (route: string, body: object) => call('POST', `/api/Content/${route}`, { token, body }),
      send: (name: string, bytes: Uint8Array) =>
        call('POST', `/api/Content/Picture?name=${name}`, { token, body: new Blob([new Uint8Array(bytes)]) }),
    };
  }
  /** The values with a different registration fee. */
  const withFee = ({ values }: { values: { registration: object[] } }, amount: string) => ({
    ...values,
    registration: [{ ...values.registration[0], amount }],
  });
  const open = async ({ get }: Awaited<ReturnType<typeof start>>, file: string) =>
    (await get(`File?path=${file}`)).json;
  const addHindi = (): void => {
    if (read('school.yaml').includes('languages:')) return;
    writeFileSync(place('school.yaml'), `${read('school.yaml')}languages: [en, hi]\n`);
    git('commit', '--quiet', '--no-verify', '-am', 'Hindi too');
  };
  /** Writes minimal pages, as a build would. @returns their HTML, and a function that reads it again */
  const buildPages = (...files: string[]) => {
    const pages = files.map((file) => path.join(root, 'out', file));
    const built = '<html><head></head><body><main id="content"><h1>x</h1></main></body></html>';
    for (const page of pages) {
      mkdirSync(path.dirname(page), { recursive: true });
      writeFileSync(page, built);
    }
    return { built, shown: () => pages.map((page) => readFileSync(page, 'utf8')) };
  };
  const takePhoto = (width = 900, height = 700): Promise<Buffer> => {
    const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
    return sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  };
  type Answer = { problems: { path: unknown; message: string; severity: string }[] };
  const errorsOf = ({ problems }: Answer) =>
    problems.filter(({ severity }) => severity === 'error').map((each) => [each.path, each.message]);

  it('editor calls need a role, which is read from the database at each call', async () => {
    await addClerk(database);
    const { call, signIn } = createTestApi(database, { editor: service });
    const token = await signIn();
    const ask = async () => (await call('GET', '/api/Content/List?kind=news', { token })).status;
    expect(await ask()).toBe(403);
    await database.query("update app_user set role = 'editor'");
    expect(await ask()).toBe(200);
    await database.query("update app_user set role = 'clerk'");
    expect(await ask()).toBe(403);
    expect((await call('GET', '/api/Content/State')).json).toMatchObject({ code: 'signedOut' });
  });

  it('the check of the content starts when an editor signs in, so that the first form need not wait for it', async () => {
    await addClerk(database);
    const call = jest.fn(async () => {
      throw new Error('The check could not start.');
    });
    const { signIn } = createTestApi(database, { editor: { ...service, call } });
    await signIn();
    await signIn({ ...CLERK, password: 'wrong' });
    expect(call).not.toHaveBeenCalled();
    await database.query("update app_user set role = 'Editor'");
    await signIn();
    expect(call.mock.calls).toEqual([['kinds']]);
  });

  it('editor calls say where to edit if this server does not have the files', async () => {
    await addClerk(database);
    await database.query("update app_user set role = 'editor'");
    const { call, signIn } = createTestApi(database);
    const token = await signIn();
    for (const route of ['Kinds', 'State']) {
      const { status, json } = await call('GET', `/api/Content/${route}`, { token });
      expect([status, json.code]).toEqual([503, 'elsewhere']);
    }
  });

  it('editor calls describe every form, with a label for each field, in an answer of a few kilobytes', async () => {
    const editor = await start();
    const { headers, json } = await editor.get('Kinds');
    expect(headers.get('Content-Encoding')).toBeNull();
    const { fields, offered } = json.kinds.find(({ kind }: { kind: string }) => kind === 'news');
    expect(fields.publish).toMatchObject({
      label: 'First day on the website',
      form: 'date',
      optional: false,
    });
    expect(fields.message.max).toBeGreaterThan(100);
    expect(offered.publish).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    // The small school has one testimonial, so the next one gets the order 2.
    const testimonials = json.kinds.find(({ kind }: { kind: string }) => kind === 'testimonials');
    expect(testimonials.offered.order).toBe('2');
    const packed = await editor.raw('Kinds', { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(40_000);
  });

  it('editor calls describe the forms without making versions of pictures, which would take a minute', async () => {
    const editor = await start();
    const [{ name }] = (await editor.get('Kinds')).json.choices.pictures;
    const before = readFileSync(place(`images/${name}`));
    // A photo of random colour and width, so that no earlier run has made its versions.
    const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
    const photo = { width: 1200 + randomInt(200), height: 900, channels: 3 as const, background };
    await sharp({ create: photo })
      .toFormat('jpeg')
      .toFile(place(`images/${name}`));
    const { json } = await editor.get('Kinds');
    expect(json.choices.pictures[0]).toEqual({ name });
    expect(await findThumbnail(name)).toBeUndefined();
    writeFileSync(place(`images/${name}`), before);
  });

  it('editor calls are refused while another server holds the lease on the files', async () => {
    await addClerk(database);
    await database.query("update app_user set role = 'editor'");
    const ask = async (serverName: string) => {
      const { call, signIn } = createTestApi(database, { editor: service, serverName });
      const { json } = await call('GET', '/api/Content/List?kind=news', { token: await signIn() });
      return json.errorMessage ?? 'answered';
    };
    expect(await ask('one')).toBe('answered');
    expect(await ask('two')).toContain('another server at the moment: one');
    // A preview needs no sign-in, but only staff get the name of a server.
    const { api } = createTestApi(database, { editor: service, serverName: 'two' });
    const preview = await api.request('/api/Content/Preview/guessed/');
    expect(await preview.json()).toMatchObject({ errorMessage: expect.stringMatching(/ at the moment\.$/) });
    await database.query("update content_keeper set until = now() - interval '1 second'");
    expect(await ask('two')).toBe('answered');
    // Imitate that server one was suspended just before a commit, or before the end of a build.
    const { repository, publishing } = guardSaves(service, database, 'one');
    const person = { loginName: 'asha', fullName: 'Asha Rao' };
    const late = repository.save({ path: 'late.yaml', bytes: new Uint8Array() }, person, 'Late');
    await expect(late).rejects.toThrow('another server at the moment: two');
    expect(existsSync(place('late.yaml'))).toBe(false);
    const begin = jest.spyOn(service.publishing, 'start').mockImplementation();
    publishing.start(person);
    await expect(begin.mock.lastCall?.[1]?.()).rejects.toThrow('another server at the moment: two');
    begin.mockRestore();
    await database.query('delete from content_keeper');
  });

  it('editor calls save one value as a commit by the user, and restore it byte for byte', async () => {
    const editor = await start();
    const before = read('fees.yaml');
    const file = await open(editor, 'fees.yaml');
    const { status, json } = await editor.post('Save', { ...file, values: withFee(file, '1,550') });
    expect([status, json.changes]).toEqual([200, [expect.stringMatching(/ of VI: from 500 to 1,550$/)]]);
    expect(git('log', '-1', '--format=%an, %cn', '--name-only')).toBe(
      'Asha Rao, School website\n\ncontent/fees.yaml',
    );
    const [was, is] = [before.split('\n'), read('fees.yaml').split('\n')];
    expect(is.filter((line, at) => line !== was[at])).toEqual(['    amount: 1550']);
    const { saves } = (await editor.get('History?path=fees.yaml')).json;
    expect(saves[0]).toMatchObject({ by: 'Asha Rao', isPresent: true, changes: json.changes });

    const back = { path: 'fees.yaml', id: json.before, version: json.version };
    expect((await editor.post('PutBack', back)).json.version).toBe(file.version);
    expect(read('fees.yaml')).toBe(before);
    const { rows } = await database.query('select event, detail from audit_event order by id desc limit 1');
    expect(rows).toEqual([
      { event: 'content put back', detail: expect.objectContaining({ path: 'fees.yaml' }) as object },
    ]);
  });

  it('editor calls undo one save, and keep the changes of later saves, and the day of the last one', async () => {
    const editor = await start();
    const old = await open(editor, 'fees.yaml');
    await editor.post('Save', { ...old, values: { ...old.values, updated: '2026-11-19' } });
    const before = read('fees.yaml');
    const file = await open(editor, 'fees.yaml');
    const fee = { ...withFee(file, '5000'), updated: '2026-11-20' };
    const wrong = await editor.post('Save', { ...file, values: fee });
    expect(wrong.json.changes).toEqual([expect.stringMatching(/ of VI: from 500 to 5,000$/)]);
    const fees = await open(editor, 'fees.yaml');
    const wanted = { ...fees, values: { ...fees.values, session: '2027-28', updated: '2026-11-21' } };
    const later = await editor.post('Save', wanted);
    const undo = { path: 'fees.yaml', id: wrong.json.id, only: true };
    const { status, json } = await editor.post('PutBack', { ...undo, version: later.json.version });
    expect([status, json.changes]).toEqual([200, [expect.stringMatching(/ of VI: from 5,000 to 500$/)]]);
    const day = before.replace(/(?<=^updated: ).*/m, '2026-11-21');
    expect(read('fees.yaml')).toBe(day.replace(/(?<=^session: ).*/m, '2027-28'));
    const again = await editor.post('PutBack', { ...undo, version: json.version });
    expect([again.status, again.json.changes]).toEqual([200, []]);
    const third = await open(editor, 'fees.yaml');
    const other = await editor.post('Save', { ...third, values: withFee(third, '700') });
    const clash = await editor.post('PutBack', { ...undo, version: other.json.version });
    expect([clash.status, clash.json.errorMessage]).toEqual([
      400,
      'A later save changed the same place, so this change cannot be taken back alone.',
    ]);
    await editor.post('PutBack', { path: 'fees.yaml', id: wrong.json.before, version: other.json.version });
    expect(read('fees.yaml')).toBe(before);
  });

  it('editor calls show both versions of each field if somebody else has saved in the meantime', async () => {
    const editor = await start();
    const file = await open(editor, 'fees.yaml');
    const first = await editor.post('Save', { ...file, values: withFee(file, '600') });
    const { status, json } = await editor.post('Save', {
      ...file,
      values: withFee(file, '700'),
    });
    expect([status, json.code, json.by, json.version]).toEqual([
      409,
      'changed',
      'Asha Rao',
      first.json.version,
    ]);
    expect(json.fields).toEqual([
      {
        path: ['registration', 0, 'amount'],
        field: expect.stringMatching(/ of VI$/),
        yours: '700',
        theirs: '600',
      },
    ]);
    await editor.post('PutBack', { path: 'fees.yaml', id: first.json.before, version: first.json.version });
  });

  it('editor calls create, delete and restore a file whose name the server chooses', async () => {
    const editor = await start();
    const { json } = await editor.post('Save', { kind: 'news', path: undefined, values: NEWS });
    expect(json.path).toBe('news/2026-04-01-class-x-won-the.yaml');
    const text = read(json.path);
    const gone = await editor.post('Delete', { path: json.path, version: json.version });
    expect([gone.status, existsSync(place(json.path))]).toEqual([200, false]);
    const listed = async () =>
      (await editor.get('List?kind=news')).json.deleted.map((save: { path: string }) => save.path);
    expect(await listed()).toContain(json.path);
    const back = await editor.post('PutBack', { path: json.path, id: gone.json.before });
    expect(await listed()).not.toContain(json.path);
    expect([read(json.path), back.json.changes]).toEqual([text, ['Put back']]);
    const { saves } = (await editor.get(`History?path=${json.path}`)).json;
    expect(saves.map(({ changes }: { changes: string[] }) => changes)).toEqual([
      ['Put back'],
      ['Deleted'],
      ['Added'],
    ]);
  });

  it('editor calls restore, byte for byte, a file that was damaged by a manual edit', async () => {
    const editor = await start();
    const file = 'fees.yaml';
    const before = read(file);
    const id = git('rev-parse', 'HEAD');
    writeFileSync(place(file), `${before}broken: [yaml\n`);
    await editor.post('Repair', { repair: 'commit' });
    const { status, json } = await editor.get(`File?path=${file}`);
    expect([status, json]).toEqual([
      400,
      {
        code: 'other',
        errorMessage: expect.stringContaining('was damaged'),
        version: git('hash-object', place(file)),
      },
    ]);
    const { saves } = (await editor.get(`History?path=${file}`)).json;
    expect(saves[0]).toMatchObject({ isPresent: true, isChange: true });
    expect((await editor.post('PutBack', { path: file, id, version: json.version })).status).toBe(200);
    expect(read(file)).toBe(before);
  });

  it('editor calls delete an item damaged by a manual edit, and return the version of its damaged translation, which can be restored', async () => {
    addHindi();
    const editor = await start();
    const { path: item } = (await editor.post('Save', { kind: 'news', values: NEWS })).json;
    mkdirSync(place('hi/news'), { recursive: true });
    for (const file of [item, `hi/${item}`]) writeFileSync(place(file), 'broken: [yaml\n');
    await editor.post('Repair', { repair: 'commit' });
    const { version } = (await editor.get(`File?path=hi/${item}`)).json;
    expect(version).toBe(git('hash-object', place(`hi/${item}`)));
    const damaged = git('hash-object', place(item));
    expect((await editor.post('Delete', { path: item, version: damaged })).status).toBe(200);
    expect([item, `hi/${item}`].some((file) => existsSync(place(file)))).toBe(false);
  });

  it('editor calls create only one file if a form is sent twice because the response was lost', async () => {
    const editor = await start();
    const draft = { kind: 'news', key: 'form-1234', values: { ...NEWS, message: 'Twice.' } };
    const first = await editor.post('Save', draft);
    const head = git('rev-parse', 'HEAD');
    const again = await editor.post('Save', draft);
    expect([again.status, again.json.path, again.json.id]).toEqual([200, first.json.path, first.json.id]);
    expect(git('rev-parse', 'HEAD')).toBe(head);
    const edited = await editor.post('Save', { ...draft, values: { ...NEWS, message: 'Once.' } });
    expect([edited.status, edited.json.path]).toEqual([200, first.json.path]);
    const other = await editor.post('Save', { ...draft, key: 'form-5678' });
    expect(other.json.path).not.toBe(first.json.path);
    const once = { ...draft, values: { ...NEWS, message: 'Once.' } };
    expect((await editor.post('Save', once)).json.id).toBe(edited.json.id);
    const late = await editor.post('Save', draft);
    expect([late.status, late.json.code]).toEqual([409, 'changed']);
    await editor.post('Delete', { path: first.json.path, version: edited.json.version });
    await editor.post('Delete', { path: other.json.path, version: other.json.version });
  });

  it('editor calls distinguish published content from content that is only saved', async () => {
    const editor = await start();
    const { json } = await editor.post('Save', {
      kind: 'news',
      values: { ...NEWS, message: 'Not yet there.' },
    });
    const stateOf = async () => {
      const { items } = (await editor.get('List?kind=news')).json as {
        items: { path: string; state: string }[];
      };
      return items.find(({ path: own }) => own === json.path)?.state;
    };
    const shown = jest.spyOn(service.publishing, 'published').mockReturnValue(json.before);
    expect(await stateOf()).toBe('waiting');
    shown.mockReturnValue(json.id);
    expect(await stateOf()).toBe('shown');
    shown.mockReturnValue(undefined);
    expect(await stateOf()).toBe('saved');
    shown.mockRestore();
    await editor.post('Delete', { path: json.path, version: json.version });
  });

  it('editor calls list what differs from the website, however often it was saved', async () => {
    const editor = await start();
    const published = jest.spyOn(service.publishing, 'published').mockReturnValue(git('rev-parse', 'HEAD'));
    const waiting = async () =>
      (await editor.get('State')).json.waiting.map(
        ({ title, changes }: { title: string; changes: string[] }) => [title, ...changes],
      );
    const { name } = (await editor.send('quiz.jpg', await takePhoto())).json;
    const photo = { picture: name, alt: 'Two pupils', consent: 'nobody' };
    const news = await editor.post('Save', {
      kind: 'news',
      values: { ...NEWS, message: 'Gone soon.', ...photo },
    });
    const file = await open(editor, 'fees.yaml');
    const first = await editor.post('Save', { ...file, values: withFee(file, '600') });
    const again = await open(editor, 'fees.yaml');
    await editor.post('Save', { ...again, values: withFee(again, '700') });
    expect(await waiting()).toEqual([
      ['Fees', expect.stringMatching(/from .* to 700$/)],
      ['Gone soon.', 'Added'],
    ]);
    await editor.post('Delete', { path: news.json.path, version: news.json.version });
    await editor.post('PutBack', {
      path: 'fees.yaml',
      id: first.json.before,
      version: (await open(editor, 'fees.yaml')).version,
    });
    expect(await waiting()).toEqual([]);
    published.mockRestore();
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'editor calls refuse a field that is named %s',
    async (name) => {
      const editor = await start();
      const file = await open(editor, 'fees.yaml');
      const sent = [{ kind: 'news', values: { ...NEWS } }, file].map((draft) => {
        const all = Object.defineProperty({ ...draft.values }, name, { value: 'x', enumerable: true });
        return { ...draft, values: all };
      });
      for (const draft of sent) {
        const { status, json } = await editor.post('Save', draft);
        expect([status, errorsOf(json)]).toEqual([
          422,
          [[[name], 'is not part of this form. Ask whoever looks after the website.']],
        ]);
      }
      const old = await editor.post('Save', { ...sent[1], version: 'x' });
      expect(old.json.fields).toEqual([expect.objectContaining({ path: [name], yours: 'x' })]);
      expect(old.json.fields[0]).not.toHaveProperty('theirs');
    },
  );

  it('editor calls save a file that somebody deleted while its form was open, if the user chooses to', async () => {
    const editor = await start();
    const { json } = await editor.post('Save', { kind: 'news', values: NEWS });
    await editor.post('Delete', { path: json.path, version: json.version });
    const draft = { kind: 'news', path: json.path, values: { ...NEWS, message: 'It is back.' } };
    const conflict = await editor.post('Save', { ...draft, version: json.version });
    expect([conflict.status, conflict.json]).toEqual([
      409,
      expect.objectContaining({ code: 'changed', by: 'Asha Rao', fields: [] }),
    ]);
    expect(conflict.json).not.toHaveProperty('version');
    const again = await editor.post('Save', draft);
    expect([again.status, again.json.path]).toEqual([200, json.path]);
    expect(read(json.path)).toContain('It is back.');
    for (const outside of ['news/../../a.yaml', '../a.yaml', '/tmp/a.yaml'])
      expect((await editor.post('Save', { ...draft, path: outside })).json.code).toBe('notFound');
    await editor.post('Delete', { path: json.path, version: again.json.version });
  });

  it('editor calls update the finished pages when an urgent notice is deleted and when it is restored', async () => {
    const editor = await start();
    const { shown } = buildPages('index.html');
    const isLive = () => shown()[0]?.includes('Closed for rain');
    const values = { label: 'Closed', text: 'Closed for rain.', until: '2099-04-02T09:00' };
    const { json } = await editor.post('Save', { kind: 'notices', values });
    expect([json.pages, json.notLive, isLive()]).toEqual([1, undefined, true]);
    const { items } = (await editor.get('List?kind=notices')).json;
    expect(items).toContainEqual(expect.objectContaining({ path: json.path, state: 'shown' }));
    const gone = await editor.post('Delete', { path: json.path, version: json.version });
    expect([gone.json.pages, isLive()]).toEqual([1, false]);
    const back = await editor.post('PutBack', { path: json.path, id: gone.json.before });
    expect([back.json.pages, isLive()]).toEqual([1, true]);
    await editor.post('PutBack', { path: json.path, id: json.before, version: back.json.version });
    expect(isLive()).toBe(false);
  });

  it('editor calls refuse an urgent notice that is empty or has already ended, and do not say that such a notice is on the website', async () => {
    const editor = await start();
    buildPages('index.html');
    const head = git('rev-parse', 'HEAD');
    const values = { label: 'Closed', text: 'Closed yesterday.', until: '2020-04-02T09:00' };
    const empty = await editor.post('Save', { kind: 'notices', values: {} });
    expect(errorsOf(empty.json).map(([at]) => at)).toEqual([['label'], ['text'], ['until']]);
    const { status, json } = await editor.post('Save', { kind: 'notices', values });
    expect([status, errorsOf(json)]).toEqual([
      422,
      [[['until'], expect.stringMatching(/^was 2 April 2020 .* so the website does not show the notice\./)]],
    ]);
    expect(git('rev-parse', 'HEAD')).toBe(head);

    const file = 'notices/old.yaml';
    mkdirSync(place('notices'), { recursive: true });
    writeFileSync(place(file), 'label: Closed\ntext: Yesterday.\nuntil: 2020-04-02T09:00+05:30\n');
    git('add', '.');
    git('commit', '--quiet', '--no-verify', '-m', 'An old notice');
    const { version } = await open(editor, file);
    const gone = await editor.post('Delete', { path: file, version });
    const back = await editor.post('PutBack', { path: file, id: gone.json.before });
    expect([back.status, back.json.pages, existsSync(place(file))]).toEqual([200, 0, true]);
    await editor.post('Delete', { path: file, version });
  });

  it('editor calls save a page’s text as one of its fields, and show both versions of the text after a conflict', async () => {
    const editor = await start();
    const before = read('pages/transport.md');
    const file = await open(editor, 'pages/transport.md');
    const other = { ...file, values: { ...file.values, body: 'Buses stop here.' } };
    const { json } = await editor.post('Save', other);
    expect(json.changes).toEqual([expect.stringMatching(/^Text of the page: from .* to “Buses stop here.”/)]);
    const [own = ''] = /^---\n.*?\n---\n/s.exec(before) ?? [];
    expect(read('pages/transport.md').replace(/\n+/g, '\n')).toBe(`${own}Buses stop here.\n`);
    const late = { ...file, values: { ...file.values, body: 'Vans stop here.' } };
    expect((await editor.post('Save', late)).json.fields).toEqual([
      { path: ['body'], field: 'Text of the page', yours: 'Vans stop here.', theirs: 'Buses stop here.' },
    ]);
    const wrong = { ...late, values: { ...late.values, body: 'See [this](/nowhere).' } };
    expect((await editor.post('Check', wrong)).json.problems[0]).toMatchObject({ path: ['body'] });
    await editor.post('PutBack', { path: file.path, id: json.before, version: json.version });
    expect(read('pages/transport.md')).toBe(before);
  });

  it('editor calls ask about a letter O in a number, but do not correct it themselves', async () => {
    const editor = await start();
    const fees = await open(editor, 'fees.yaml');
    const { json } = await editor.post('Check', { ...fees, values: withFee(fees, '165O') });
    const said = expect.stringMatching(/^must be a whole number of rupees, found "165O"/) as string;
    expect(errorsOf(json)).toEqual([[['registration', 0, 'amount'], said]]);
    expect(json.problems[0].remedy).toEqual({ label: 'Write 1650', value: '1650' });
  });

  it('editor calls refuse a save only for mistakes that it introduces, and report each of these at its field', async () => {
    const editor = await start();
    const file = await open(editor, 'fees.yaml');
    const refused = await editor.post('Save', {
      kind: 'news',
      values: { ...NEWS, publish: '31-11-2026', to: '/nowhere' },
    });
    expect([refused.status, errorsOf(refused.json).map(([at]) => at)]).toEqual([422, [['publish'], ['to']]]);

    writeFileSync(place('fees.yaml'), read('fees.yaml').replace(/^session: .*$/m, 'session: soon'));
    git('commit', '--quiet', '--no-verify', '-am', 'A mistake by hand');
    expect((await editor.post('Save', { kind: 'news', values: NEWS })).status).toBe(200);
    const broken = await open(editor, 'fees.yaml');
    expect(errorsOf(broken)).toEqual([[['session'], expect.stringContaining('must be a session')]]);
    const mended = { ...broken, values: { ...broken.values, session: file.values.session } };
    expect((await editor.post('Save', mended)).status).toBe(200);
  });

  it.each([
    ['../package.json', 'notFound'],
    ['/etc/passwd', 'notFound'],
    ['images/../fees.yaml', 'notFound'],
    ['.git/config', 'notFound'],
    ['school.yaml', 'forbidden'],
  ])('editor calls do not delete %s', async (file, code) => {
    const editor = await start();
    const { json } = await editor.post('Delete', { path: file, version: 'x' });
    expect(json.code).toBe(code);
  });

  it('editor calls do not overwrite a manual edit, and offer to commit it first', async () => {
    const editor = await start();
    writeFileSync(place('fees.yaml'), `${read('fees.yaml')}# by hand\n`);
    const file = await open(editor, 'fees.yaml');
    const mine = { ...file, values: withFee(file, '600') };
    expect((await editor.post('Save', mine)).json.code).toBe('git');
    expect(read('fees.yaml')).toContain('# by hand');
    const { repository } = (await editor.get('State')).json;
    expect(repository).toMatchObject({ state: 'changed', files: ['fees.yaml'], repair: 'commit' });
    expect((await editor.post('Repair', { repair: 'commit' })).json.state).toBe('ready');
    expect((await editor.post('Save', mine)).status).toBe(200);
    expect(read('fees.yaml')).toContain('# by hand');
  });

  it('editor calls pull what a colleague has pushed before every commit, even that of a repair', async () => {
    const editor = await start();
    git('init', '--quiet', '--bare', 'elsewhere.git');
    git('remote', 'add', 'origin', path.join(root, 'elsewhere.git'));
    git('push', '--quiet', '-u', 'origin', 'HEAD');
    git('clone', '--quiet', 'elsewhere.git', 'office');
    const inOffice = (...args: string[]) =>
      git('-C', 'office', '-c', 'user.name=Ravi', '-c', 'user.email=ravi@school.example', ...args);
    const { name } = (await editor.send('hall.jpg', await takePhoto())).json;
    const fields = { message: 'The hall.', picture: name, alt: 'The hall', consent: 'nobody' };
    for (const commit of [
      () => editor.post('Save', { kind: 'news', values: { ...NEWS, ...fields } }),
      () => editor.post('Repair', { repair: 'commit' }),
    ]) {
      inOffice('pull', '--quiet');
      inOffice('commit', '--quiet', '--allow-empty', '-m', 'From the office');
      inOffice('push', '--quiet');
      writeFileSync(place('fees.yaml'), `${read('fees.yaml')}# by hand\n`);
      expect((await commit()).json).not.toHaveProperty('notPushed');
      git('fetch', '--quiet');
      expect(git('rev-list', '--count', '--left-right', '@{upstream}...HEAD')).toBe('0\t0');
    }
    git('remote', 'remove', 'origin');
  });

  it.each<[Publishing['state'], string, object]>([
    ['published', 'website published', { commit: 'abc' }],
    ['failed', 'publishing failed', { sentence: 'Not changed.' }],
  ])('editor calls record the start and the result of publishing: %s', async (state, event, detail) => {
    const { post } = await start();
    let end: (result: Publishing) => Promise<unknown> = async () => undefined;
    const running = { state: 'running', sentence: 'Not changed.', done: 0, problems: [] } as const;
    const { publishing } = service;
    const spies = [
      jest.spyOn(publishing, 'start').mockReturnValue(running),
      jest.spyOn(publishing, 'whenEnded').mockImplementation((record) => void (end = record)),
      jest.spyOn(publishing, 'published').mockReturnValue('abc'),
    ];
    const last = async () => {
      const { rows } = await database.query('select event, detail from audit_event order by id desc limit 1');
      return rows[0];
    };
    expect((await post('Publish', {})).status).toBe(202);
    expect(await last()).toEqual({ event: 'publishing started', detail: {} });
    await end({ ...running, state });
    expect(await last()).toEqual({ event, detail });
    for (const spy of spies) spy.mockRestore();
  });

  it('editor calls say who published last and when, also after that account is removed, and why publishing failed', async () => {
    const { get } = await start();
    // Use dates that are later than those of other tests.
    const publish = (at: string, id: string, event = 'website published') =>
      database.query(
        `insert into audit_event (happened_at, event, user_id, user_name, detail)
         select '${at}', '${event}', ${id}, 'asha', '{"sentence": "Not changed."}' from app_user`,
      );
    const last = async () => (await get('State')).json.lastPublished;
    await publish('2099-11-21T06:30:00Z', 'id');
    expect(await last()).toEqual({ at: '2099-11-21T06:30:00.000Z', by: 'Asha Rao' });
    await publish('2099-11-22T06:30:00Z', '0');
    const before = { at: '2099-11-22T06:30:00.000Z', by: 'asha' };
    expect(await last()).toEqual(before);
    await publish('2099-11-23T06:30:00Z', 'id', 'publishing failed');
    const { lastPublished, publishings } = (await get('State')).json;
    expect(lastPublished).toEqual(before);
    const failed = { at: '2099-11-23T06:30:00.000Z', by: 'Asha Rao', failure: 'Not changed.' };
    expect((publishings as object[]).slice(0, 2)).toEqual([failed, before]);
  });

  it('editor calls lose no save if five editors save at once', async () => {
    const editor = await start();
    const saves = Array.from({ length: 15 }, (_, at) =>
      editor.post('Save', { kind: 'news', values: { ...NEWS, message: `News number ${at}.` } }),
    );
    const answers = await Promise.all(saves);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json.path)).size).toBe(15);
    expect(git('status', '--porcelain', '--', 'content')).toBe('');
  });

  it('editor calls recognise pictures by their bytes, name them safely, and keep none that the check rejects', async () => {
    const editor = await start();
    const photo = await takePhoto();
    const { status, json } = await editor.send(encodeURIComponent('../My Photo!.PNG'), photo);
    expect([status, json.name]).toEqual([200, expect.stringMatching(/^my-photo(?:-\d+)?\.jpg$/)]);
    expect((await editor.send('photo.jpg', Buffer.from('<script>'))).json.code).toBe('unsuitable');
    expect((await editor.send('photo.jpg', photo.subarray(0, 900))).status).toBe(422);
    const huge = sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } });
    const { json: refused } = await editor.send('photo.png', await huge.png({ palette: true }).toBuffer());
    expect([refused.code, refused.errorMessage]).toEqual([
      'unsuitable',
      expect.stringContaining('has 10000 × 6000 pixels, which is too many.'),
    ]);
    const small = await editor.send('photo.jpg', await takePhoto(30, 20));
    expect([small.status, small.json.errorMessage]).toEqual([
      422,
      expect.stringContaining('has only 30 × 20 pixels, and would look blurred.'),
    ]);
  });

  it('editor calls commit a photo with the first text that names it, and delete it with the last', async () => {
    const editor = await start();
    const head = git('rev-parse', 'HEAD');
    const photo = await takePhoto();
    const { name } = (await editor.send('fair.jpg', photo)).json;
    expect((await editor.send('again.jpg', photo)).json.name).toBe(name);
    expect([git('rev-parse', 'HEAD'), existsSync(place(`images/${name}`))]).toEqual([head, false]);
    const { json: small } = await editor.get(`Picture?name=${name}`);
    expect(await sharp(Buffer.from(small.bytes, 'base64')).metadata()).toMatchObject({
      width: 192,
      format: 'jpeg',
    });
    for (const outside of ['none.jpg', '../school.yaml', `../images/${name}`, '../../package.json'])
      expect((await editor.get(`Picture?name=${encodeURIComponent(outside)}`)).json.code).toBe('notFound');

    const window = { publish: '2026-04-01', expires: '2099-12-31' };
    const values = { ...window, message: 'The fair.', picture: name, alt: 'Stalls', consent: 'nobody' };
    const draft = { kind: 'announcements', key: 'form-with-photo', values };
    const preview = await editor.post('Preview', { draft });
    const load = async (address: string) => (await editor.api.request(address)).text();
    expect((await load(preview.json.address)).includes('alt="Stalls"')).toBe(true);
    const { consent: _, ...unasked } = values;
    const without = await editor.post('Preview', { draft: { ...draft, values: unasked } });
    const html = await load(without.json.address);
    expect(html.includes('alt="Stalls"')).toBe(false);
    expect(/<body><p [^>]*lang="en"[^>]*>(.*?)<\/p>/.exec(html)?.[1]).toBe(
      'Preview, not on the website. Consent in writing: is missing, so this photo is not on the website.',
    );
    const saved = await editor.post('Save', draft);
    expect([saved.status, errorsOf(saved.json)]).toEqual([200, []]);
    expect(git('diff', '--name-only', head)).toBe(`content/${saved.json.path}\ncontent/images/${name}`);
    expect(readFileSync(place(`images/${name}`))).toEqual(photo);
    expect((await editor.post('Save', draft)).json.id).toBe(saved.json.id);
    const { saves } = (await editor.get('History')).json;
    expect(saves.filter(({ id }: { id: string }) => id === saved.json.id)).toMatchObject([
      { path: saved.json.path, title: 'The fair.' },
    ]);

    const { path: text, version } = saved.json;
    const gone = await editor.post('Delete', { path: text, version });
    expect(git('diff', '--name-only', head)).toBe('');
    const back = await editor.post('PutBack', { path: text, id: gone.json.before });
    expect(readFileSync(place(`images/${name}`))).toEqual(photo);
    // A photo that another text also uses stays.
    const other = (await editor.post('Save', { ...draft, key: 'another-form' })).json;
    await editor.post('Delete', { path: text, version: back.json.version });
    expect(existsSync(place(`images/${name}`))).toBe(true);
    await editor.post('Delete', { path: other.path, version: other.version });
    expect(existsSync(place(`images/${name}`))).toBe(false);
  });

  it('editor calls drop a photo that no save has used for a month', async () => {
    const editor = await start();
    const { name } = (await editor.send('old.jpg', await takePhoto())).json;
    const { RECEIVED_FOLDER } = await import('@/lib/content/read/tree');
    const file = path.join(RECEIVED_FOLDER, 'images', name);
    const then = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(file, then, then);
    await editor.send('new.jpg', await takePhoto());
    expect(existsSync(file)).toBe(false);
  });

  it('editor calls show a draft at a secret address, without scripts, until it expires', async () => {
    const editor = await start();
    const draft = { kind: 'news', values: { ...NEWS, date: '2026-05-01', message: 'Nobody has seen this.' } };
    const { json } = await editor.post('Preview', { draft });
    const page = await editor.api.request(json.address);
    expect([page.status, page.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow']);
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*sandbox/);
    const html = await page.text();
    expect([html.includes('Nobody has seen this.'), html.includes('<script>')]).toEqual([true, false]);
    expect(html).toMatch(/<title>Preview: .*<body><p [^>]*>Preview, not on the website\.<\/p>/s);
    expect(git('status', '--porcelain', '--', 'content')).toBe('');
    now.at = new Date(now.at.getTime() + 25 * 3_600_000);
    expect((await editor.api.request(json.address)).status).toBe(404);
    expect((await editor.api.request('/api/Content/Preview/guessed/fees')).status).toBe(404);
    const saved = await editor.post('Preview', { path: 'pages/transport.md' });
    expect(saved.json.address).toMatch(/\/Preview\/[^/]+\/transport$/);
    const [base = ''] = /^.*Preview\/[^/]+/.exec(saved.json.address as string) ?? [];
    mkdirSync(PUBLIC_FOLDER, { recursive: true });
    const asked = ['..', '..\\..\\secret.png'].map((name) =>
      service.call('picture', `/assets/pictures/${name}`),
    );
    expect(await Promise.all(asked)).toEqual([null, null]);
    for (const wrong of ['%E0%A4%A', '%', '%00', '..%2f..%2fetc/passwd'])
      expect((await editor.api.request(`${base}/${wrong}`)).status).toBe(404);
  });

  it('editor calls save a translation beside its English text, and count texts whose English has changed since', async () => {
    const editor = await start();
    addHindi();
    const fileIn = (languages: { files: { path: string }[] }[], own: string) =>
      languages[0]?.files.find(({ path: each }) => each === own);
    const news = await editor.post('Save', { kind: 'news', values: { ...NEWS, message: 'Class X won.' } });
    const own = `hi/${news.json.path as string}`;
    expect(fileIn((await editor.get('State')).json.languages, own)).toEqual({
      path: own,
      title: 'Class X won.',
      missing: 1,
      older: 0,
    });
    const hindi = await open(editor, own);
    expect([hindi.title, hindi.version]).toEqual(['Hindi: Class X won.', undefined]);
    const [{ key, english }] = hindi.translation.texts;
    const { status, json } = await editor.post('Save', { ...hindi, values: { [key]: 'दसवीं जीती।' } });
    expect([status, json.path, english]).toEqual([200, own, 'Class X won.']);
    expect(read(own)).toBe('- en: Class X won.\n  hi: दसवीं जीती।\n');
    expect(git('log', '-1', '--format=%an: %s')).toBe('Asha Rao: Add: Hindi: Class X won.');
    const { rows } = await database.query('select event, detail from audit_event order by id desc limit 1');
    expect(rows).toEqual([
      { event: 'content saved', detail: expect.objectContaining({ path: own }) as object },
    ]);
    const preview = await editor.post('Preview', { path: own });
    expect(preview.json.address).toMatch(/\/hi$/);
    const page = await (await editor.api.request(preview.json.address)).text();
    expect([page.includes('<html lang="hi">'), page.includes('दसवीं जीती।')]).toEqual([true, true]);

    const file = await open(editor, news.json.path);
    expect(file.languages).toEqual([
      { language: 'hi', files: [expect.objectContaining({ missing: 0, older: 0 })] },
    ]);
    const again = await editor.post('Save', {
      ...file,
      values: { ...file.values, message: 'Class X won it.' },
    });
    expect(fileIn((await editor.get('State')).json.languages, own)).toMatchObject({ missing: 0, older: 1 });
    const { saves } = (await editor.get(`History?path=${own}`)).json;
    expect(saves).toMatchObject([{ title: 'Hindi: Class X won it.', changes: ['Added'], isPresent: true }]);
    await editor.post('PutBack', { path: own, id: json.before, version: json.version });
    expect(existsSync(place(own))).toBe(false);
    await editor.post('PutBack', { path: own, id: json.id });
    expect(read(own)).toContain('दसवीं');

    const published = jest.spyOn(service.publishing, 'published').mockReturnValue(git('rev-parse', 'HEAD'));
    const gone = await editor.post('Delete', { path: news.json.path, version: again.json.version });
    expect([gone.status, existsSync(place(own))]).toEqual([200, false]);
    const { waiting } = (await editor.get('State')).json;
    expect(waiting).toEqual([expect.objectContaining({ path: news.json.path })]);
    published.mockRestore();
    const alone = await editor.post('PutBack', { path: own, id: gone.json.before });
    expect(alone.json.errorMessage).toContain('The English text has been deleted.');
    const back = await editor.post('PutBack', { path: news.json.path, id: gone.json.before });
    expect(read(own)).toContain('दसवीं');
    // The first version had no translation yet, but the translation that was deleted with the text returns.
    await editor.post('Delete', { path: news.json.path, version: back.json.version });
    const first = await editor.post('PutBack', { path: news.json.path, id: news.json.id });
    expect(read(own)).toContain('दसवीं');
    // The office deleted only the translation, so restoring an earlier English text does not restore it.
    const { version: present } = await open(editor, own);
    await editor.post('PutBack', { path: own, id: json.before, version: present });
    await editor.post('PutBack', { path: news.json.path, id: again.json.id, version: first.json.version });
    expect([read(news.json.path).includes('won it.'), existsSync(place(own))]).toEqual([true, false]);
  });

  it('editor calls show an urgent notice in every language, with its own text, links and language attributes, and remove it everywhere', async () => {
    const editor = await start();
    addHindi();
    const { built, shown } = buildPages('index.html', 'hi.html', 'hi/fees.html');
    const link = { text: 'Bus routes', to: '/transport' };
    const values = { label: 'Closed', text: 'Closed for fog.', link, until: '2099-04-02T09:00' };
    const { json } = await editor.post('Save', { kind: 'notices', values });
    const untranslated = shown();
    expect(untranslated.map((html) => html.includes('href="/hi/transport"'))).toEqual([false, true, true]);
    expect(untranslated.map((html) => html.includes('<p lang="en">Closed for fog.'))).toEqual([
      false,
      true,
      true,
    ]);

    const hindi = await open(editor, `hi/${json.path as string}`);
    const keyOf = (text: string): string =>
      hindi.translation.texts.find(({ english }: { english: string }) => english === text).key;
    const saved = await editor.post('Save', {
      ...hindi,
      values: { [keyOf('Closed for fog.')]: 'कोहरे से बंद।' },
    });
    expect([saved.json.pages, saved.json.whatsApp]).toEqual([3, undefined]);
    const translated = shown();
    expect(translated.map((html) => html.includes('कोहरे से बंद।'))).toEqual([false, true, true]);
    expect(translated.map((html) => html.includes('Closed for fog.'))).toEqual([true, false, false]);
    // The label is still in English, but the text is not.
    expect(translated[1]).toMatch(/<section lang="en" aria-label="Closed"[^>]*><div lang="hi"/);
    expect((await editor.get('State')).json.waiting).toEqual([]);

    const { version, problems } = await open(editor, json.path);
    expect(problems).toMatchObject([{ message: expect.stringContaining('is 2 April 2099') }]);
    expect((await editor.post('Delete', { path: json.path, version })).json.pages).toBe(3);
    expect(shown()).toEqual([built, built, built]);
  });
});
