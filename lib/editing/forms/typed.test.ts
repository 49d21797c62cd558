import { fieldAt, fieldOf } from '@/lib/content/kinds/describe';
import { kindOf } from '@/lib/content/kinds/kinds';
import { fromTyped } from './typed';

it.each(['constructor', 'toString'])('a field named %s counts as unknown', (name) => {
  const news = fieldOf(kindOf('news').schema);
  expect(fromTyped(news, { [name]: 'x' }, {})).toEqual({ [name]: 'x' });
  expect(fromTyped(news, {}, { [name]: 'x' })).toEqual({});
});

it.each([
  ['1,650', 1650],
  ['₹ 1650.00', 1650],
  ['१६५०', 1650],
  ['165O', '165O'],
  ['l650', 'l650'],
  ['1 650 or so', '1 650 or so'],
])('in a box for rupees, %s is read as %j: letters never become digits', (text, value) => {
  const rupees = fieldAt(fieldOf(kindOf('fees').schema), ['registration', 0, 'amount']);
  expect(fromTyped(rupees, text, 1500)).toBe(value);
});

test('an optional group is removed once all of its boxes are empty, and a list once it has no items', () => {
  const old = { text: 'Closed.', link: { text: 'More', to: '/transport' } };
  const notice = fieldOf(kindOf('notice').schema);
  expect(fromTyped(notice, { text: 'Closed.', link: {} }, old)).toEqual({ text: 'Closed.' });
  const announcement = fieldOf(kindOf('announcements').schema);
  expect(fromTyped(announcement, { classes: [] }, { classes: ['VI'] })).toEqual({});
});

test('a text loses control characters and marks that change its direction, but keeps the joiners of Hindi', () => {
  const message = fieldAt(fieldOf(kindOf('news').schema), ['message']);
  expect(fromTyped(message, 'One\u001e\u001ftwo\u202e\u061c.\0', undefined)).toBe('Onetwo.');
  expect(fromTyped(message, 'क्\u200dष and क्\u200cष', undefined)).toBe('क्\u200dष and क्\u200cष');
});
