import { divideStyles } from './styles';

test('rules for paper come later, and rules for both stay with the screen', () => {
  const css =
    'p{top:0}@media print{p{top:1px}}@media print,(min-width:9px){p{top:2px}}@media print{@page{margin:0}}p{left:0}';
  expect(divideStyles(css)).toMatchObject({
    first: 'p{top:0}@media print,(min-width:9px){p{top:2px}}p{left:0}',
    later: '@media print{p{top:1px}}@media print{@page{margin:0}}',
  });
});

test('what is opened comes later, with its constants written out and the names of what differs by scheme', () => {
  const css =
    ':root{--b:0;--c:1px}@media screen{:root{--b:2px}}p{top:0}@media not opened{p{top:var(--b);left:var(--c)}}p{right:0}';
  expect(divideStyles(css)).toEqual({
    first: ':root{--b:0;--c:1px}@media screen{:root{--b:2px}}p{top:0}p{right:0}',
    later: 'p{top:var(--b);left:1px}',
    properties: new Set(['--b']),
  });
});
