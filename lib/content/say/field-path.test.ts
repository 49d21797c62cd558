import { describePath, parsePath } from './problem';

describe('parsePath', () => {
  it.each([
    ['', []],
    ['title', ['title']],
    ['tuition[3].installment', ['tuition', 3, 'installment']],
    ['A.rows[0].files[12].file', ['A', 'rows', 0, 'files', 12, 'file']],
    ['["a.b"].c', ['a.b', 'c']],
  ])('reads %j', (path, steps) => {
    expect(parsePath(path)).toEqual(steps);
  });
});

describe('describePath', () => {
  const value = {
    tuition: [{ class: 'VI-VIII', installment: 1550 }, { installment: 1 }],
    rules: ['Be kind.'],
  };

  it('names an item by its content', () => {
    expect(describePath(['tuition', 0, 'installment'], value)).toBe('Tuition › VI-VIII › installment');
  });

  it('counts items that have no name, from 1', () => {
    expect(describePath(['tuition', 1, 'installment'], value)).toBe('Tuition › item 2 › installment');
    expect(describePath(['rules', 0], value)).toBe('Rules › item 1');
  });

  it('describes a path that has no value', () => {
    expect(describePath(['tuition', 7, 'total'], value)).toBe('Tuition › item 8 › total');
    expect(describePath(['desk', 'title'], value)).toBe('Desk › title');
  });

  it('shortens a long name', () => {
    expect(describePath(['tuition', 0, 'class'], { tuition: [{ class: 'x'.repeat(1000) }] })).toBe(
      `Tuition › ${'x'.repeat(40)}… › class`,
    );
  });

  it('is empty for the file itself', () => {
    expect(describePath([], value)).toBe('');
  });
});
