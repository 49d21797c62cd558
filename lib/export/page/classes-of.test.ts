import { classesOf } from './classes-of';
import { scanPage } from './scan-page';

test('classes of the markup stand whole, with quotes in them', () => {
  const page = scanPage(`<p class="a  before:content-['›']"></p><p class='b'></p>`);
  expect([...classesOf(page, '')]).toEqual(expect.arrayContaining(['a', "before:content-['›']", 'b']));
});

test('words of the script and of its properties count as classes, whatever their quotes', () => {
  const page = scanPage(
    '<div data-island="Tabs" data-props="{&quot;look&quot;:&quot;wide tall&quot;}"></div>',
  );
  const classes = classesOf(page, `x("round w-['1']");y('short');z(\`c \${d}\`)`);
  expect([...classes]).toEqual(expect.arrayContaining(['wide', 'tall', 'round', "w-['1']", 'short', 'c']));
});
