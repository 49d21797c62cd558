import type { Problem } from '@/lib/content/say/problem';
import { kindOfFile } from './form-kinds';
import { toFormProblem } from './form-problems';

const problem: Problem = {
  file: 'content/fees.yaml',
  line: 1,
  column: 1,
  path: ['total'],
  field: 'Total',
  message: '',
  severity: 'error',
};

test.each(['10850', undefined])('a button offers the value that a check gives: %s', (right) => {
  expect(toFormProblem({ ...problem, right }).remedy?.value).toBe(right);
});

test('if a problem has both a correction of the file and a right value, the button offers the correction', () => {
  const remedy = { line: 1, column: 8, from: '3', to: '1' };
  const bytes = new TextEncoder().encode('total: 3\n');
  const wrong = { ...problem, right: '2', remedy };
  expect(toFormProblem(wrong, bytes).remedy).toEqual({ value: '1', label: 'Write 1' });
});

test('a message gives days and times in words, but its button writes them in the format of the file', () => {
  const message = 'must not be after 2026-04-01T09:00+05:30. Write 2026-03-31, or correct 2026-13-45.';
  expect(toFormProblem({ ...problem, field: '2026-03-30', message, right: '2026-03-31' })).toMatchObject({
    message: 'must not be after 1 April 2026 at 9.00 am. Write 31 March 2026, or correct 2026-13-45.',
    remedy: { value: '2026-03-31', label: 'Write 31 March 2026' },
  });
});

test('each button that corrects Markdown shows its corrected line, shortened if it is long', () => {
  const second = 'Second, with a place to wait in the shade';
  const text = `---\ntitle: Bus\n---\n• First\n• ${second}\n`;
  const remedy = { line: 5, column: 1, from: '•', to: '-' };
  const wrong = { ...problem, file: 'content/pages/transport.md', path: [], line: 5, remedy };
  expect(toFormProblem(wrong, Buffer.from(text)).remedy).toEqual({
    value: `• First\n- ${second}`,
    label: 'Write - Second, with a place to wait in the sh…',
  });
});

test.each([
  ['own-disclosure.yaml', 'ownDisclosure'],
  ['notice.yaml', 'notices'],
  ['hi/news/2026-11-21-quiz.yaml', 'news'],
  ['README.md', undefined],
  ['toString', undefined],
])('the kind of %s is %s', (file, kind) => {
  expect(kindOfFile(file)).toBe(kind);
});
