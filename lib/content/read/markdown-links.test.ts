import { findInMarkdown } from './markdown';

describe('findInMarkdown', () => {
  it('finds links of every form, with their words', () => {
    const text = '[bus](/transport) and [fees][f]\n\n[f]: /feestructure\n\n<https://cbse.gov.in>';
    expect(findInMarkdown(text).map(({ type, target, words }) => [type, target, words])).toEqual([
      ['link', '/transport', 'bus'],
      ['reference', 'f', 'fees'],
      ['link', '/feestructure', '[f]'],
      ['link', 'https://cbse.gov.in', 'https://cbse.gov.in'],
    ]);
  });

  it('says the line and the column of each', () => {
    expect(findInMarkdown('One.\n\nA [link](/x).')).toEqual([
      { type: 'link', target: '/x', words: 'link', line: 3, column: 3 },
    ]);
  });

  it('finds links in tables, lists and quotations', () => {
    const text = '| a |\n|---|\n| [x](/x) |\n\n- [y](/y)\n\n> [z](/z)';
    expect(findInMarkdown(text).map(({ target }) => target)).toEqual(['/x', '/y', '/z']);
  });

  it('finds pictures and what they show', () => {
    expect(findInMarkdown('![The bus](bus.jpg)')).toMatchObject([
      { type: 'image', target: 'bus.jpg', words: 'The bus' },
    ]);
  });

  it('finds raw HTML once, at its opening tag', () => {
    expect(findInMarkdown('Very <b>good</b>.')).toMatchObject([{ type: 'html', target: '<b>', column: 6 }]);
    expect(findInMarkdown('<script>alert(1)</script>')).toHaveLength(1);
  });

  it('finds a heading of the first level', () => {
    expect(findInMarkdown('# One\n\nTwo\n---\n\n## Three').map(({ type, line }) => [type, line])).toEqual([
      ['heading1', 1],
    ]);
  });

  it('takes ordinary signs for text', () => {
    expect(findInMarkdown('Fees < ₹2,000 & more > less, # 5, a [note], 5*3*2, {place}')).toEqual([]);
  });

  it('does not look into code', () => {
    expect(findInMarkdown('`<b>` and `[x](/x)`')).toEqual([]);
  });
});
