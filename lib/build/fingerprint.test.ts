import {
  cpSync,
  mkdirSync,
  rmSync,
  writeFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import {
  compareWithBuild,
  fingerprintOfCode,
  isCompiled,
  JUST_BUILT,
  recordBuild,
  recordCompiled,
  takeFingerprint,
} from './fingerprint';
import { tmpdir } from 'node:os';
import { watchContent } from '../commands/dev';

describe('fingerprint', () => {
  const school = useSchoolCopy();
  const DAY = '2025-04-15';
  const write = (file: string, text: string): void => {
    const place = school.pathOf(`../${file}`);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  const say = (day = DAY) => compareWithBuild(school.pathOf(''), day);
  const STALE = {
    stale:
      'out/ is out of date: content/ or the program has changed since it was built, or the last build failed. Type npm run build.',
  };

  beforeEach(() => {
    for (const file of ['app/page.tsx', 'components/View.tsx', 'lib/thing.ts', 'lib/thing.test.ts'])
      write(file, '');
    recordBuild(takeFingerprint(school.pathOf('')), DAY);
  });

  test('a site that was just built is up to date, even after a change to a test or a document', () => {
    expect(say()).toEqual({});
    write('lib/thing.test.ts', 'x');
    for (const note of ['README.md', 'FIELDS.md', 'BUILT-IN-WORDS.yaml']) school.write(note, 'A note.');
    expect(say()).toEqual({});
  });

  test('a save while the server publishes does not stop publishing', () => {
    school.change('fees.yaml', '1550', '1560');
    process.env[JUST_BUILT] = '1';
    expect(say()).toEqual({});
    delete process.env[JUST_BUILT];
    expect(say()).toEqual(STALE);
  });

  test.each<[string, () => void]>([
    ['a content file is changed', () => school.change('fees.yaml', '1550', '1560')],
    ['a content file is deleted', () => school.delete('news/quiz.yaml')],
    ['a content file is new', () => school.write('notice.yaml', 'label: Rain')],
    ['a picture is replaced', () => school.write('images/assembly.png', 'x')],
    ['the program is changed', () => write('lib/thing.ts', 'x')],
    ['the last build did not finish', () => recordBuild('', DAY)],
    ['there is no record of a build', () => rmSync(school.pathOf('../.cache'), { recursive: true })],
  ])('out/ is out of date when %s', (_, change) => {
    change();
    expect(say()).toEqual(STALE);
  });

  test('Next.js compiles again if the code or its folder has changed, or after a failure, but not for new content', () => {
    mkdirSync(school.pathOf('../.next'), { recursive: true });
    recordCompiled(fingerprintOfCode());
    school.change('fees.yaml', '1550', '1560');
    expect(isCompiled(fingerprintOfCode())).toBe(true);
    write('lib/thing.ts', 'x');
    expect(isCompiled(fingerprintOfCode())).toBe(false);
    recordCompiled(fingerprintOfCode());
    for (const name of ['app', 'components', 'lib', '.next'])
      cpSync(school.pathOf(`../${name}`), school.pathOf(`../testing/${name}`), { recursive: true });
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(school.pathOf('../testing'));
    expect(isCompiled(fingerprintOfCode())).toBe(false);
    cwd.mockReturnValue(school.pathOf('..'));
    recordCompiled(undefined);
    expect(isCompiled(fingerprintOfCode())).toBe(false);
  });

  test('the message about another school’s site names the folder of that school', () => {
    cpSync(school.pathOf(''), school.pathOf('../my school'), { recursive: true });
    // The editor publishes from an exact copy, which counts as the same school.
    expect(compareWithBuild(school.pathOf('../my school'), DAY)).toEqual({});
    write('my school/thing.yaml', 'x');
    expect(compareWithBuild(school.pathOf('../my school'), DAY).stale).toMatch(
      /^out\/ is out of date: my school\/ or .* Type npm run build -- --content "my school"\.$/,
    );
  });

  test('a project that was moved is still up to date, and its changes are noticed even if its folder is called testing', () => {
    for (const name of ['app', 'components', 'lib', 'content', '.cache'])
      cpSync(school.pathOf(`../${name}`), school.pathOf(`../testing/${name}`), { recursive: true });
    jest.spyOn(process, 'cwd').mockReturnValue(school.pathOf('../testing'));
    const compare = () => compareWithBuild(school.pathOf('../testing/content'), DAY);
    expect(compare()).toEqual({});
    write('testing/lib/thing.ts', 'x');
    expect(compare()).toEqual(STALE);
  });

  test('a build made for another day causes only a note, which does not stop publishing', () => {
    expect(say('2025-04-16')).toEqual({
      otherDay:
        'out/ was built for 15 April 2025: items that begin after that day are not in it. Type npm run build.',
    });
  });
});

describe('watching the content', () => {
  let folder = '';
  let stop = (): void => {};
  let changes: (() => void)[] = [];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
    mkdirSync(path.join(folder, 'pages'));
    changes = [];
    stop = watchContent(folder, () => changes.shift()?.());
  });
  afterEach(() => {
    stop();
    rmSync(folder, { recursive: true });
  });

  /** Resolves when the watcher reports a change after the action. If none is reported, the test times out. */
  function notices(action: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      changes.push(() => resolve(true));
      action();
    });
  }

  const write = (file: string): void => writeFileSync(path.join(folder, file), 'text');

  describe('the content watcher', () => {
    it('the watcher notices a new file, in the folder and in a subfolder', async () => {
      expect(await notices(() => write('school.yaml'))).toBe(true);
      expect(await notices(() => write('pages/transport.md'))).toBe(true);
    });

    it('the watcher still notices changes after a symbolic link that points to itself is added', async () => {
      expect(await notices(() => symlinkSync('round.png', path.join(folder, 'round.png')))).toBe(true);
      expect(await notices(() => write('school.yaml'))).toBe(true);
    });

    it('the watcher notices each new version of a file that a program replaces', async () => {
      for (const version of ['1', '2', '3']) {
        write(`../${path.basename(folder)}-${version}`);
        expect(
          await notices(() => renameSync(`${folder}-${version}`, path.join(folder, 'pages/transport.md'))),
        ).toBe(true);
      }
    });

    it('the watcher notices files in a folder that was added later', async () => {
      mkdirSync(path.join(folder, 'news'));
      expect(await notices(() => write('news/quiz.yaml'))).toBe(true);
    });
  });

  it('under next dev, get-content.ts imports the version module, which is rewritten at each change', async () => {
    const { default: configure } = (await import('@/next.config.mjs')) as {
      default: (phase: string) => { turbopack: { resolveAlias: Record<string, string> } };
    };
    const names = Object.keys(configure('phase-development-server').turbopack.resolveAlias);
    expect(names).toHaveLength(1);
    const importer = readFileSync('lib/content/get-content.ts', 'utf8');
    expect(names.filter((name) => !importer.includes(`from '${name}'`))).toEqual([]);
  });
});
