import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { useScratch } from '@/lib/setup/testing/use-scratch';
import { editorSchemas, SCHEMAS, SETTINGS, refreshSchemas } from './editor-files';

const TEXTS = Object.entries(editorSchemas());
const [FIRST = '', LAST = ''] = [TEXTS[0]?.[0], TEXTS.at(-1)?.[0]];
const LONG_AGO = new Date('2020-01-01');

const inSchool = useScratch();
const read = (file: string): string => readFileSync(inSchool(file), 'utf8');

beforeEach(() => {
  mkdirSync(inSchool('.vscode'));
  writeFileSync(inSchool(SETTINGS), '{}');
  jest.replaceProperty(process, 'env', { ...process.env, SCHOOL_DIR: inSchool() });
});

describe('the schemas for VS Code', () => {
  it('schemas are generated in the school’s folder, and not rewritten until the program changes', () => {
    refreshSchemas();
    expect(TEXTS.filter(([file, text]) => read(file) !== text)).toEqual([]);
    writeFileSync(inSchool(LAST), 'as it was');
    refreshSchemas();
    expect(read(LAST)).toBe('as it was');
  });

  it.each([
    ['one is missing', () => rmSync(inSchool(FIRST))],
    ['one is older than the program', () => utimesSync(inSchool(FIRST), LONG_AGO, LONG_AGO)],
  ])('schemas are regenerated if %s', (_, change) => {
    refreshSchemas();
    writeFileSync(inSchool(LAST), 'as it was');
    change();
    refreshSchemas();
    expect(TEXTS.filter(([file, text]) => read(file) !== text)).toEqual([]);
  });

  it('schemas are not generated if VS Code has no settings that refer to them', () => {
    rmSync(inSchool(SETTINGS));
    refreshSchemas();
    expect(existsSync(inSchool(SCHEMAS))).toBe(false);
  });

  it('schemas that cannot be written cause one line of output', () => {
    writeFileSync(inSchool(SCHEMAS), 'no folder');
    const print = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    refreshSchemas();
    expect(print.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^The hints for VS Code could not be written \(E.*\)\. Everything else works\.\n$/,
        ),
      ],
    ]);
  });
});
