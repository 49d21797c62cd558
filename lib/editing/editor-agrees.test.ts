import { readFileSync } from 'node:fs';
import { getLanguageService, TextDocument } from 'yaml-language-server';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { editorSchemas } from './editor-files';

const SCHEMAS = editorSchemas();
const school = useSchoolCopy();

/** Incremented for each file: the language server caches results by version, even in a new service. */
let version = 0;

/** The places (`line:column`) that VS Code's language server underlines in a file with this schema. */
async function underlined(file: string, schema: string): Promise<string[]> {
  const service = getLanguageService({
    schemaRequestService: (uri) => Promise.reject(new Error(`nothing is fetched: ${uri}`)),
    workspaceContext: { resolveRelativePath: (relative) => relative },
  });
  const uri = `file:///${file}`;
  service.configure({
    validate: true,
    schemas: [
      {
        uri: `file:///${schema}`,
        fileMatch: [uri],
        schema: JSON.parse(SCHEMAS[schema] ?? '') as unknown,
      },
    ],
  });
  const document = TextDocument.create(
    uri,
    'yaml',
    (version += 1),
    readFileSync(school.pathOf(file), 'utf8'),
  );
  // The language server has two types with this name; the value has all the properties needed here.
  const found = await service.doValidation(document as Parameters<typeof service.doValidation>[0], false);
  return found.map(({ range }) => `${range.start.line + 1}:${range.start.character + 1}`);
}

/** The editor and the check use one schema: both must report these mistakes at the same place. */
const SLIPS: readonly [string, string, string, string][] = [
  ['a missing field', 'fees.yaml', '    installment: 1550\n', ''],
  ['a missing field of the file', 'news/quiz.yaml', 'date: 2025-04-12\n', ''],
  ['an unknown field', 'news/quiz.yaml', 'date:', 'photographer: R. Mishra\ndate:'],
  ['an unknown field of an item', 'fees.yaml', '    total: 10850', '    total: 10850\n    discount: 5'],
  ['text instead of a number', 'fees.yaml', 'installment: 1550', 'installment: 15 50'],
  ['a number instead of text', 'school.yaml', "code: '07123'", 'code: 07123'],
  ['a fraction', 'fees.yaml', 'amount: 500', 'amount: 500.5'],
  ['a number below the minimum', 'fees.yaml', 'amount: 500', 'amount: -500'],
  ['a word that is not a choice', 'testimonials/parent.yaml', 'consent: yes', 'consent: perhaps'],
  ['a date in the wrong format', 'news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025'],
  ['a text that is too long', 'fees.yaml', 'class: VI-VIII', `class: ${'VI-'.repeat(30)}`],
  ['a line instead of a list', 'admission.yaml', 'rules:\n  - Seats', 'rules: Seats'],
  [
    'a line instead of a group',
    'admission.yaml',
    'form:\n  title: Admission form\n  file: form.pdf',
    'form: form.pdf',
  ],
  ['a list instead of a line', 'news/quiz.yaml', 'message: Class', 'message:\n  - Class'],
];

describe('the editor and the check', () => {
  it.each(SLIPS)('the editor and the check show %s at the same place', async (_, file, from, to) => {
    school.change(file, from, to);
    const checked = (await school.problems({ severity: 'error' })).map(
      (problem) => /:(\d+:\d+) {2}/.exec(problem)?.[1],
    );
    const kind = file.split('/')[0]?.replace('.yaml', '') ?? '';
    expect(await underlined(file, `.vscode/schemas/${kind}.json`)).toEqual(checked);
  });

  it.each(['school', 'menu', 'home', 'fees', 'admission', 'gallery', 'videos', 'documents', 'disclosure'])(
    'neither the editor nor the check finds a mistake in a good %s.yaml',
    async (kind) => {
      expect(await underlined(`${kind}.yaml`, `.vscode/schemas/${kind}.json`)).toEqual([]);
    },
  );

  it.each([
    ['only comments', '# page:\n#   home: Start\n'],
    ['one word', 'page:\n  home: Start\n'],
  ])('neither the editor nor the check finds a mistake in a words.yaml with %s', async (_, text) => {
    school.write('words.yaml', text);
    expect(await school.problems()).toEqual([]);
    expect(await underlined('words.yaml', '.vscode/schemas/words.json')).toEqual([]);
  });
});
