import { takeSharedOptions } from './shared-options.mjs';

type Variables = Record<string, string | undefined>;

function take(args: readonly string[], env: Variables = {}): { others: string[]; env: Variables } {
  const others = takeSharedOptions(args, env);
  return { others, env };
}

test.each([
  [['--content', 'other'], { CONTENT_DIR: 'other' }],
  [['--content=other'], { CONTENT_DIR: 'other' }],
  [['--port', '3001'], { PORT: '3001' }],
  [['--date', '2025-06-01'], { SITE_DATE: '2025-06-01' }],
  [['--api-origin=https://api.school.test'], { API_ORIGIN: 'https://api.school.test' }],
  [['--content', 'my school', '--port', '80'], { CONTENT_DIR: 'my school', PORT: '80' }],
])('%j does what the variables do', (args, env) => {
  expect(take(args)).toEqual({ others: [], env });
});

test('an option overrides the variable, and the command gets all other arguments', () => {
  const { others, env } = take(['--publish', '--content', 'new', 'news'], { CONTENT_DIR: 'old' });
  expect(others).toEqual(['--publish', 'news']);
  expect(env).toEqual({ CONTENT_DIR: 'new' });
});

test.each([
  [['--content'], '--content needs the folder of the content after it. Write for example --content other'],
  [
    ['--content', '--publish'],
    '--content needs the folder of the content after it. Write for example --content other',
  ],
  [['--port='], '--port needs the port of the server after it. Write for example --port 3001'],
  [['--port', 'three'], 'The port is "three". Write a number from 1 to 65535, for example --port 3001'],
  [['--port', '99999'], 'The port is "99999". Write a number from 1 to 65535, for example --port 3001'],
])('%j is refused with what to write', (args, sentence) => {
  expect(() => take(args)).toThrow(new Error(sentence));
});
