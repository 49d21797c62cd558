import { parseIndex, printIndex } from './search-index';

test('an index in any script is read as it was printed, and Hindi is printed in fewer bytes', () => {
  const index = {
    pages: [{ route: '/hi', title: 'फ़ीस · é', names: '', lead: '“ओ” ₹', sections: [] }],
    lexicon: '',
  };
  expect(parseIndex(printIndex(index))).toEqual(index);
  expect(Buffer.byteLength(printIndex(index))).toBeLessThan(Buffer.byteLength(JSON.stringify(index)));
});
