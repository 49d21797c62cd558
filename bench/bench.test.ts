/** @jest-environment jsdom */
import { makeFloorPage } from './floor-page';
import { compare, formatTable } from './table';

test('the floor of a page has its text and pictures, and no menu, style, script or wrapper', () => {
  const picture =
    '<picture><source type="image/avif" srcset="/a.avif 360w" sizes="100vw"><img src="/a.jpg" alt="A bus"></picture>';
  const floor = makeFloorPage(`<!DOCTYPE html><title>Buses</title><style>p{color:red}</style><body class="a">
<header><nav><a href="/">Home</a></nav><div><span>School &amp; more</span></div></header>
<main><h1 class="b">Buses</h1><div><p id="x">Three <b>buses</b>.</p></div><div>Ask us.</div>
${picture.replace('alt', 'class="c" alt')}<svg><title>Icon</title></svg><div popover>Closed</div></main><script>run()</script>`);
  expect(floor.slice(floor.indexOf('<body>'))).toBe(
    `<body> School &amp; more <h1>Buses</h1><p>Three <b>buses</b>.</p><p>Ask us.</p> ${picture}<div hidden="">Closed</div></body></html>`,
  );
});

test('a table has the value in the middle of each list, and the ratio where there is one', () => {
  const cells = [compare([900, 700.6, 100], [350.3]), compare([1, 2, 3], [0], 1, 1)];
  expect(formatTable([['a', 'b'], cells])).toBe('| a | b |\n| --- | --- |\n| 701 / 350 (2.00) | 3.0 / 0.0 |');
});
