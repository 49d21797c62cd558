import { namesOf } from './style-rules';

const element = (name: string, attributes: Record<string, string> = {}) => ({ name, attributes });

test('a page has its elements, ids, attributes and classes, which stand whole, with quotes in them', () => {
  const page = namesOf(
    [element('p', { class: "a  before:content-['›']", id: 'x', 'aria-current': 'page' })],
    '',
  );
  for (const name of ['p', '#x', '[aria-current]', '.a', ".before:content-['›']"])
    expect(page.has(name)).toBe(true);
  for (const name of ['a', '#a', '[hidden]', '.x', '--a']) expect(page.has(name)).toBe(false);
});

test('a word in quotes of any kind, in the script or in its properties, counts as element, id, attribute and class', () => {
  const props = element('div', { 'data-props': '{"look":"wide tall"}' });
  const page = namesOf([props], `x("round w-['1']");y('short','--z');z(\`c \${d}\`)`);
  for (const name of ['.wide', '.tall', '.round', ".w-['1']", '.short', 'c', '#c', '--z', '[hidden]'])
    expect(page.has(name)).toBe(true);
});

test('what browsers add by themselves is there', () => {
  expect(namesOf([], '').has('tbody')).toBe(true);
  expect(namesOf([], '').has('[open]')).toBe(true);
});
