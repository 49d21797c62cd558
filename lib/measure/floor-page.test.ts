import { makeFloorPage } from './floor-page';

const PAGE = `<!DOCTYPE html><html><head><title>Buses</title><style>p{color:red}</style></head><body class="a">
<header><nav><a href="/">Home</a></nav><div><span>School &amp; more</span></div></header>
<main><h1 class="b">Buses</h1><div><p id="x">Three <b>buses</b>.</p></div><div>Ask us.</div>
<picture><source type="image/avif" srcset="/a.avif 360w" sizes="100vw"><img src="/a.jpg" alt="A bus" class="c" loading="lazy"></picture>
<svg><title>Icon</title></svg><div popover>Closed</div></main><script>run()</script></body></html>`;

test('the floor of a page has its text and pictures, and no menu, style, script or wrapper', () => {
  const floor = makeFloorPage(PAGE);
  expect(floor.slice(floor.indexOf('<body>')).replaceAll(/\s+/g, ' ')).toBe(
    '<body> School &amp; more <h1>Buses</h1><p>Three <b>buses</b>.</p><p>Ask us.</p> ' +
      '<picture><source type="image/avif" srcset="/a.avif 360w" sizes="100vw"><img src="/a.jpg" alt="A bus" loading="lazy"></picture> ' +
      '<div hidden><p>Closed</p></div></body></html>',
  );
});

test('a file without a page in it is refused', () => {
  expect(() => makeFloorPage('text')).toThrow('the page has no body');
});
