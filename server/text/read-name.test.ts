import { readName } from './read-name';

/** The lengths of all texts that are put into normal form meanwhile. */
function watchNormalize(): number[] {
  const lengths: number[] = [];
  jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
    lengths.push(this.length);
    return this;
  });
  return lengths;
}

describe('a name', () => {
  afterEach(() => jest.restoreAllMocks());

  it('of very many accents is refused before they are put in order, which takes the square of their number', () => {
    const lengths = watchNormalize();
    expect(() => readName('\u0301\u0316'.repeat(5000), 'loginName')).toThrow(
      'loginName has 10000 characters. Shorten it to 100 or fewer.',
    );
    expect(lengths).toEqual([]);
  });

  it('of 100 letters with an accent each, typed apart, is kept', () => {
    expect(readName('e\u0301'.repeat(100), 'districtName')).toBe('\u00e9'.repeat(100));
  });
});
