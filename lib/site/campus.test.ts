import type { Scene } from '@/lib/content/kinds/home';
import { drawCampus } from './campus';

const COLOURS = { ink: '#102a43', accent: '#f0b429', paper: '#fffaf0', success: '#2f7d4f' };
const SCENES: readonly Scene[] = ['before', 'assembly', 'lessons', 'home', 'evening', 'sunday'];

test.each(SCENES)(
  'in the scene "%s" something moves, but less than 5 s, and not with reduced motion',
  (scene) => {
    const svg = drawCampus({ scene, colours: COLOURS, moves: true });
    const [, moving = ''] = /no-preference\)\{(.*?\})\}/.exec(svg) ?? [];
    const rules = [
      ...moving.matchAll(/\.([a-z]+)\{[^}]*?animation:[a-z]+ ([\d.]+)s(?: ([\d.]+)s)? [a-z-]+(?: (\d+))?/g),
    ];
    expect(rules.some(([, name]) => svg.includes(`class="${name}"`))).toBe(true);
    for (const [, , seconds, delay = '0', times = '1'] of rules)
      expect(Number(delay) + Number(seconds) * Number(times)).toBeLessThan(5);
    expect(svg.match(/animation:/g)).toHaveLength(rules.length);
  },
);

test('nothing moves unless asked, because a picture that moves is drawn again and again', () => {
  expect(drawCampus({ scene: 'before', colours: COLOURS })).not.toContain('animation');
});
