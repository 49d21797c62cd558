import type { Scene } from '@/lib/content/kinds/home';
import { drawCampus } from './campus';

const COLOURS = { ink: '#102a43', accent: '#f0b429', paper: '#fffaf0', success: '#2f7d4f' };
const SCENES: readonly Scene[] = ['before', 'assembly', 'lessons', 'home', 'evening', 'sunday'];

test.each(SCENES)(
  'in the scene "%s" something moves, but for less than 5 s, and not if visitors prefer reduced motion',
  (scene) => {
    const svg = drawCampus({ scene, colours: COLOURS, buses: true, moves: true });
    const [, rules = ''] = /no-preference\)\{((?:\.\w+\{[^}]*\})+)\}/.exec(svg) ?? [];
    const sets = [...svg.matchAll(/<set attributeName="class" to="(\w+)" begin="([^"]*)"/g)];
    expect(sets).not.toEqual([]);
    expect(rules.match(/\.\w+(?=\{)/g)).toEqual(sets.map(([, name]) => `.${name}`));
    const times = sets.flatMap(([, , begins = '']) => begins.split(';').map(parseFloat));
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(5);
    expect(svg.match(/<set\b/g)).toHaveLength(sets.length);
    // CSS animations would make the browser draw the picture for every frame.
    expect(svg).not.toContain('animation');
  },
);

test('nothing moves without `moves`, because browsers redraw a moving picture for every frame', () => {
  expect(drawCampus({ scene: 'before', colours: COLOURS })).not.toContain('<set');
});

test('buses wait after school only at a school that has buses', () => {
  const drawn = (buses: boolean) => drawCampus({ scene: 'home', colours: COLOURS, buses });
  expect(drawn(true)).toContain('class="bus"');
  expect(drawn(false)).not.toContain('class="bus"');
  expect(drawCampus({ scene: 'before', colours: COLOURS, buses: true })).not.toContain('class="bus"');
});
