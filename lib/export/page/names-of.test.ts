import { namesOf } from './names-of';
import { scanPage } from './scan-page';

test('classes of the markup stand whole, with quotes in them, beside its kinds of elements', () => {
  const page = scanPage(`<p class="a  before:content-['›']"></p><p class='b'></p>`);
  expect([...namesOf(page, '')]).toEqual(expect.arrayContaining(['p', '.a', ".before:content-['›']", '.b']));
});

test('words of the script and of its properties count as classes and kinds of elements, whatever their quotes', () => {
  const page = scanPage(
    '<div data-island="Tabs" data-props="{&quot;look&quot;:&quot;wide tall&quot;}"></div>',
  );
  const names = namesOf(page, `x("round w-['1']");y('short');z(\`c \${d}\`)`);
  expect([...names]).toEqual(
    expect.arrayContaining(['.wide', '.tall', '.round', ".w-['1']", '.short', '.c', 'short']),
  );
});
