import { annotate } from './annotations';

const own = { ...process.env };
afterEach(() => {
  process.env = { ...own };
});

function annotated(message: string, env: Record<string, string> = {}): string {
  const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  Object.assign(process.env, { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: '/work', SCHOOL_DIR: '/work' }, env);
  annotate('error', [message]);
  const printed = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  return printed.join('\n');
}

describe('an annotation for GitHub', () => {
  it('an annotation contains the file, the line and the column of the message', () => {
    expect(annotated('content/fees.yaml:12:18  Tuition › VI-VIII › installment: must be a number.')).toBe(
      '::error file=content/fees.yaml,line=12,col=18::Tuition › VI-VIII › installment: must be a number.',
    );
  });

  it('an annotation is escaped as GitHub requires', () => {
    expect(annotated('content/a, b: 50%.yaml:1:1  must be 50%\r\nat most')).toBe(
      '::error file=content/a%2C b%3A 50%25.yaml,line=1,col=1::must be 50%25%0D%0Aat most',
    );
  });

  it('the file is named by its path in the repository', () => {
    const env = { SCHOOL_DIR: '/work/schools/xavier' };
    expect(annotated('content/fees.yaml:1:1  is empty.', env)).toMatch(
      /^::error file=schools\/xavier\/content\/fees\.yaml,line=1/,
    );
  });

  it('an annotation for a message without a place has only the text', () => {
    expect(annotated('out/ is older than the content.')).toBe('::error::out/ is older than the content.');
  });

  it('nothing is printed outside GitHub Actions', () => {
    expect(annotated('content/fees.yaml:1:1  is empty.', { GITHUB_ACTIONS: '' })).toBe('');
  });
});
