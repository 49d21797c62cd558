import type { FormField } from '@/lib/editing/forms/api/forms';
import { withValue } from '@/lib/editing/forms/value-at';
import { createForm, exampleOf, itemName, sortFields } from './form-values';

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

describe('form values', () => {
  it('the values of a form can be changed individually without affecting the others', () => {
    const before = { title: 'Fees', tuition: [{ class: 'I' }, { class: 'II' }] };
    const after = withValue(before, ['tuition', 1, 'total'], '10850');
    expect(after).toEqual({ title: 'Fees', tuition: [{ class: 'I' }, { class: 'II', total: '10850' }] });
    expect(before.tuition[1]).toEqual({ class: 'II' });
  });

  it('the values of a form omit a field when its box is emptied, so that no empty string is saved', () => {
    expect(withValue({ title: 'Fees', note: 'x' }, ['note'], undefined)).toEqual({ title: 'Fees' });
  });

  it('the values of a form gain the groups that a new value needs around it', () => {
    expect(withValue({}, ['link', 'to'], '/fees')).toEqual({ link: { to: '/fees' } });
  });

  it('the values of a form notify a listener of each change until it unsubscribes', () => {
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

test('required, familiar and filled-in fields come first; the days of publication are the last of them', () => {
  const fields = {
    publish: field(),
    expires: field({ optional: true }),
    title: field({ optional: true }),
    message: field(),
    file: field({ optional: true }),
    to: field({ optional: true }),
  };
  expect(sortFields(fields, (name) => name === 'file')).toEqual({
    first: ['title', 'message', 'file', 'publish', 'expires'],
    more: ['to'],
  });
});

test('the list to which the user is adding an item comes first', () => {
  const gallery = { checked: field(), categories: field(), pictures: field() };
  const { first } = sortFields(gallery, () => true, 'pictures');
  expect(first).toEqual(['pictures', 'checked', 'categories']);
});

test('consent is beside the photo or person that it is about', () => {
  const optional = field({ optional: true });
  const consent = field({ optional: true, choices: ['yes', 'nobody'] });
  const none = sortFields(
    { link: optional, text: field(), picture: optional, alt: optional, consent },
    () => false,
  );
  expect(none).toEqual({ first: ['text', 'picture', 'alt', 'consent'], more: ['link'] });
  const topper = { name: field(), text: field(), consent: { ...consent, choices: ['yes'] } };
  expect(sortFields(topper, () => false)).toEqual({ first: ['name', 'consent', 'text'], more: [] });
});

test.each([
  [{ title: 'Transport', class: '' }, 'Transport'],
  ['Rule', 'Rule'],
  [{ date: '2026-11-21' }, '21 November 2026'],
  [{}, '3'],
])('a list item is named after its own text: %j', (item, name) => {
  expect(itemName(item, 2)).toBe(name);
});

test('an example omits the quotes that only the file needs', () => {
  expect(exampleOf(field({ example: '"244901"' }))).toBe('244901');
  expect(exampleOf(field())).toBe('');
});
