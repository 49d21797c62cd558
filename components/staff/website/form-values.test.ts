import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { withValue } from '@/lib/editing/forms/value-at';
import { createForm, exampleOf, nameOf, pasteRows, sortFields } from './form-values';

const field = (parts: Partial<FormField> = {}): FormField => ({
  label: 'Label',
  type: 'string',
  description: '',
  optional: false,
  choices: [],
  isLine: true,
  namesClasses: false,
  ...parts,
});

describe('the values of a form', () => {
  it('can be changed one at a time without affecting the others', () => {
    const before = { title: 'Fees', tuition: [{ class: 'I' }, { class: 'II' }] };
    const after = withValue(before, ['tuition', 1, 'total'], '10850');
    expect(after).toEqual({ title: 'Fees', tuition: [{ class: 'I' }, { class: 'II', total: '10850' }] });
    expect(before.tuition[1]).toEqual({ class: 'II' });
  });

  it('omit a field whose box is emptied, so that no empty string is saved', () => {
    expect(withValue({ title: 'Fees', note: 'x' }, ['note'], undefined)).toEqual({ title: 'Fees' });
  });

  it('gain any groups that are missing on the path to a new value', () => {
    expect(withValue({}, ['link', 'to'], '/fees')).toEqual({ link: { to: '/fees' } });
  });

  it('notify a listener of each change until it unsubscribes', () => {
    const form = createForm({ title: 'Fees' });
    const listener = jest.fn();
    const leave = form.subscribe(listener);
    form.set(['title'], 'Fee structure');
    form.set(['body'], 'Text');
    leave();
    form.set(['title'], 'Other');
    expect(listener).toHaveBeenCalledTimes(2);
    expect([form.get(['title']), form.get(['body'])]).toEqual(['Other', 'Text']);
  });
});

test('required and filled-in fields come first, and in each part the days of publication come last', () => {
  const fields = {
    publish: field(),
    expires: field({ optional: true }),
    title: field({ optional: true }),
    message: field(),
    file: field({ optional: true }),
  };
  expect(sortFields(fields, (name) => name === 'file')).toEqual({
    first: ['message', 'file', 'publish'],
    more: ['title', 'expires'],
  });
});

test('the list to which a user adds comes first', () => {
  const gallery = { checked: field(), categories: field(), pictures: field() };
  const { first } = sortFields(gallery, () => true, 'pictures');
  expect(first).toEqual(['pictures', 'checked', 'categories']);
});

test('consent is beside the photo or the person that it is about', () => {
  const optional = field({ optional: true });
  const consent = field({ optional: true, choices: ['yes', 'nobody'] });
  const news = { text: field(), picture: optional, alt: optional, file: optional, consent };
  const none = sortFields(
    { file: optional, text: field(), picture: optional, alt: optional, consent },
    () => false,
  );
  expect(none).toEqual({ first: ['text'], more: ['picture', 'alt', 'consent', 'file'] });
  const shown = sortFields(news, (name) => ['picture', 'alt'].includes(name));
  expect(shown).toEqual({ first: ['text', 'picture', 'alt', 'consent'], more: ['file'] });
  const topper = { name: field(), text: field(), consent: { ...consent, choices: ['yes'] } };
  expect(sortFields(topper, () => false)).toEqual({ first: ['name', 'consent', 'text'], more: [] });
});

test.each([
  [{ title: 'Transport', class: '' }, 'Transport'],
  ['Rule', 'Rule'],
  [{ date: '2026-11-21' }, '21 November 2026'],
  [{}, '3'],
])('an item of a list is called by what it says: %j', (item, name) => {
  expect(nameOf(item, 2)).toBe(name);
});

test('an example omits the quotes that only the file needs', () => {
  expect(exampleOf(field({ example: '"244901"' }))).toBe('244901');
  expect(exampleOf(field())).toBe('');
});

describe('rows pasted from a spreadsheet', () => {
  const number = { type: 'number' } as const;
  const fields = {
    class: field({ label: 'Class' }),
    installment: field({ ...number, label: 'One instalment (₹)' }),
    total: field(number),
  };
  const rows: Typed[] = [{ class: 'I' }, { class: 'II', total: '1' }];
  const paste = (text: string, at: readonly [number, string]) => pasteRows(text, rows, fields, at);

  it('fill cells rightwards and downwards, and add missing rows', () => {
    expect(paste('1550\t10850\r\n1600\t11200\r\n1700\t11900\r\n', [0, 'installment'])).toEqual([
      { class: 'I', installment: '1550', total: '10850' },
      { class: 'II', installment: '1600', total: '11200' },
      { installment: '1700', total: '11900' },
    ]);
  });

  it('leave out empty cells and cells beyond the last column', () => {
    expect(paste('\t2\t3', [1, 'installment'])).toEqual([{ class: 'I' }, { class: 'II', total: '2' }]);
  });

  it.each([
    'Class\t1550\r\nI\t1600\r\n',
    'Klass\t"Instalment\n(₹)"\r\nI\t1600\r\n',
    'Stage\t"ONE INSTALMENT (₹)"\r\n"I"\t1600\r\n',
  ])('leave out a row of headings: %j', (text) => {
    expect(paste(text, [0, 'class'])).toEqual([{ class: 'I', installment: '1600' }, rows[1]]);
  });

  it('keep a first row with a number, even beside a word', () => {
    expect(paste('I\tNil\t0\r\nII\t–\r\n', [0, 'class'])).toEqual([
      { class: 'I', installment: 'Nil', total: '0' },
      { class: 'II', installment: '–', total: '1' },
    ]);
  });

  it('leave out optional columns if the pasted table has only the required ones', () => {
    const { total, ...others } = fields;
    const columns = { ...others, times: field({ ...number, optional: true }), total };
    expect(pasteRows('I\t1550\t10850', [], columns, [0, 'class'])).toEqual([
      { class: 'I', installment: '1550', total: '10850' },
    ]);
    expect(pasteRows('I\t1550\t7\t10850', [], columns, [0, 'class'])).toEqual([
      { class: 'I', installment: '1550', times: '7', total: '10850' },
    ]);
  });

  it('that are blank change nothing, and add nothing', () => {
    expect(paste('I\t\t7\r\n\t \t\r\nIII\t\t9\r\n\t\t\r\nV\t\t8\r\n\t\t\r\n', [0, 'class'])).toEqual([
      { class: 'I', total: '7' },
      { class: 'II', total: '1' },
      { class: 'III', total: '9' },
      { class: 'V', total: '8' },
    ]);
  });

  it('may be a single column', () => {
    expect(paste('1550\r\n1600\r\n', [0, 'total'])).toEqual([
      { class: 'I', total: '1550' },
      { class: 'II', total: '1600' },
    ]);
  });

  it('are recognised by their tabs or line breaks: other text is pasted as usual', () => {
    expect(paste('1550', [0, 'installment'])).toBeUndefined();
    expect(paste('•\tSports fee', [0, 'class'])).toBeUndefined();
    expect(paste('1.\tNursery\r\n2.\tKG\r\n', [0, 'class'])).toEqual([
      { class: 'Nursery' },
      { class: 'KG', total: '1' },
    ]);
  });
});
