import { fieldOf } from '@/lib/content/kinds/describe';
import { kindOf } from '@/lib/content/kinds/kinds';
import { fromTyped } from './typed';

it.each(['constructor', 'toString'])('takes a field named %s for an unknown one', (name) => {
  const news = fieldOf(kindOf('news').schema);
  expect(fromTyped(news, { [name]: 'x' }, {})).toEqual({ [name]: 'x' });
  expect(fromTyped(news, {}, { [name]: 'x' })).toEqual({});
});

it.each(['165O', '1,65o', 'l650', '65I'])('leaves %s, whose letter may be a digit, to the check', (typed) => {
  const { fields } = fieldOf(kindOf('fees').schema);
  expect(fromTyped(fields.installments, typed, 7)).toBe(typed);
  expect(fromTyped(fields.installments, '12 ', 7)).toBe(12);
});
