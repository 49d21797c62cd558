import { describePath, parsePath } from './problem';

describe('parsePath', () => {
  it.each([
    ['', []],
    ['title', ['title']],
    ['tuition[3].installment', ['tuition', 3, 'installment']],
    ['A.rows[0].files[12].file', ['A', 'rows', 0, 'files', 12, 'file']],
    ['["a.b"].c', ['a.b', 'c']],
  ])('the path %j is parsed', (path, steps) => {
    expect(parsePath(path)).toEqual(steps);
  });
});

describe('describePath', () => {
  const value = {
    tuition: [{ class: 'VI-VIII', installment: 1550 }, { installment: 1 }],
    rules: ['Be kind.'],
  };

  it('an item is named by its content', () => {
    expect(describePath(['tuition', 0, 'installment'], value)).toBe('Tuition › VI-VIII › installment');
  });

  it('items that have no name are counted from 1', () => {
    expect(describePath(['tuition', 1, 'installment'], value)).toBe('Tuition › item 2 › installment');
    expect(describePath(['rules', 0], value)).toBe('Rules › item 1');
  });

  it('a path that has no value is described', () => {
    expect(describePath(['tuition', 7, 'total'], value)).toBe('Tuition › item 8 › total');
    expect(describePath(['desk', 'title'], value)).toBe('Desk › title');
  });

  it('a long name is shortened', () => {
    expect(describePath(['tuition', 0, 'class'], { tuition: [{ class: 'x'.repeat(1000) }] })).toBe(
      `Tuition › ${'x'.repeat(40)}… › class`,
    );
  });

  it('the description of the file itself is empty', () => {
    expect(describePath([], value)).toBe('');
  });
});
