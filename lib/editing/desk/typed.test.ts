import { fieldOf } from '@/lib/content/kinds/describe';
import { kindOf } from '@/lib/content/kinds/kinds';
import { fromTyped } from './typed';

it.each(['constructor', 'toString'])('takes a field named %s for an unknown one', (name) => {
  const news = fieldOf(kindOf('news').schema);
  expect(fromTyped(news, { [name]: 'x' }, {})).toEqual({ [name]: 'x' });
  expect(fromTyped(news, {}, { [name]: 'x' })).toEqual({});
});
