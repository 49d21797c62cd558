import type { FormField } from '@/lib/editing/forms/api/forms';
import { listFormKinds } from '@/lib/editing/forms/form-kinds';
import { hintOf } from './SingleField';

/** A field, with all fields nested in it. */
const withNested = (field: FormField): FormField[] => [
  field,
  ...Object.values(field.fields ?? {}).flatMap(withNested),
  ...(field.item ? withNested(field.item) : []),
];

test('no hint mentions a file, or tells users to write a value that they have to choose', () => {
  const forms = listFormKinds('2026-11-21').filter(({ readOnly }) => !readOnly);
  const fields = forms.flatMap(({ fields: own }) => Object.values(own).flatMap(withNested));
  expect(fields.length).toBeGreaterThan(100);
  const hints = fields.map((field) => hintOf(field));
  expect(hints.filter((hint) => /\.ya?ml|content\//.test(hint))).toEqual([]);
  expect(fields.filter((field) => field.choices.length && /\bWrite\b/.test(hintOf(field)))).toEqual([]);
  expect(hints.filter((hint) => hint.includes('Choose “Yes” if everybody in it'))).not.toEqual([]);
});
