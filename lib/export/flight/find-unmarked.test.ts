import { findUnmarked } from './find-unmarked';
import { parseRows } from './parse-rows';
import { readPayload } from './read-payload';

const MODULES = new Map([
  [1, 'components/islands/Carousel.tsx'],
  [2, 'node_modules/next/dist/client/components/layout-router.js'],
]);
const CAROUSEL = '4b:I[1,["/a.js"],"Carousel"]\n';
const island = (child: string): string =>
  `["$","div",null,{"data-island":"Carousel","data-props":"{}","children":${child}}]`;

const unmarked = (payload: string) => findUnmarked(parseRows(Buffer.from(payload)), MODULES);

test('a client component within its island is in order', () => {
  expect(unmarked(`${CAROUSEL}1:${island('["$","$L4b",null,{"label":"News"}]')}\n`)).toEqual([]);
});

test('an island whose component stands in another row is in order', () => {
  expect(unmarked(`${CAROUSEL}2:["$","$L4b",null,{}]\n1:${island('"$L2"')}\n`)).toEqual([]);
});

test('a client component without an island is found, with its name and file', () => {
  expect(unmarked(`${CAROUSEL}1:["$","main",null,{"children":["$","$L4b",null,{}]}]\n`)).toEqual([
    { name: 'Carousel', file: 'components/islands/Carousel.tsx' },
  ]);
});

test('a marked use does not excuse an unmarked one of the same component', () => {
  const both = `1:[${island('["$","$L4b",null,{}]')},["$","$L4b",null,{}]]\n`;
  expect(unmarked(CAROUSEL + both)).toHaveLength(1);
});

test('an unmarked component inside the slot of an island is found', () => {
  const nested = island('["$","$L4b",null,{"children":["$","$L4b",null,{}]}]');
  expect(unmarked(`${CAROUSEL}1:${nested}\n`)).toHaveLength(1);
});

test("Next's own components are not counted", () => {
  expect(unmarked('3:I[2,["/a.js"],"default"]\n1:["$","$L3",null,{}]\n')).toEqual([]);
});

test('a module that no manifest names is an error and not silence', () => {
  expect(() => unmarked('3:I[9,["/a.js"],"default"]\n')).toThrow('module 9 of a page is in no manifest');
});

test('rows with a length may hold line breaks and letters of several bytes', () => {
  // 11 bytes: ₹ has three.
  expect(parseRows(Buffer.from('2:Tb,₹1\n3:x yz4:{"a":1}\n'))).toEqual([
    { id: '2', tag: 'T', text: '₹1\n3:x yz' },
    { id: '4', tag: '', text: '{"a":1}' },
  ]);
});

test('a payload in an unknown form is an error', () => {
  expect(() => parseRows(Buffer.from('<html>'))).toThrow('unknown form');
});

test('the payload is put together from the inline scripts that push it, and only from them', () => {
  const scripts = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"a"])',
    'alert(1)',
    'self.__next_f.push([1,"b\\"\\n"])',
  ];
  expect(readPayload(scripts).toString()).toBe('1:"ab"\n');
});
