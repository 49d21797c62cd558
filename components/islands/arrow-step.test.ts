/** @jest-environment jsdom */
import { arrowStep } from './arrow-step';

afterEach(() => {
  document.dir = '';
});

test('an arrow key leads to where it points: on to the right, and to the left in text from right to left', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home'].map(arrowStep)).toEqual([1, -1, 0]);
  document.dir = 'rtl';
  expect(['ArrowRight', 'ArrowLeft', 'Home'].map(arrowStep)).toEqual([-1, 1, 0]);
});
