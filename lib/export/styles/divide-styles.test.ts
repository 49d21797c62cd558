import { divideStyles } from './divide-styles';

test('rules for paper keep their layers, and rules for both stay with the screen', () => {
  const css =
    '@layer a{p{top:0}@media print{p{top:1px}}}@media print,(min-width:9px){p{top:2px}}@media print{@page{margin:0}}p{left:0}';
  expect(divideStyles(css)).toEqual({
    screen: '@layer a{p{top:0}}@media print,(min-width:9px){p{top:2px}}p{left:0}',
    print: '@layer a{@media print{p{top:1px}}}@media print{@page{margin:0}}',
  });
});
