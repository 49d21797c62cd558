import { hasSameNumbers } from './compare-texts';

test.each([
  ['Classes VI to VIII pay ₹1,550 by 8.20 am', 'कक्षा 6 से 8 की फ़ीस ₹1550, सुबह 8:20 तक'],
  ['I fell behind in Maths', 'मैं गणित में पीछे था'],
  ['Classes I and II', 'कक्षा 1 और 2'],
  ['from 05-04-2025', '5-4-2025 से'],
  ['12 books', '१२ किताबें'],
])('%j has the same numbers as its translation', (text, own) => {
  expect(hasSameNumbers(text, own)).toBe(true);
});

test.each([
  ['Rs 1,550', '1,500 रुपये'],
  ['Class VI', 'कक्षा 7'],
  ['8.00 am', 'सुबह 9:00'],
])('%j has other numbers than %j', (text, own) => {
  expect(hasSameNumbers(text, own)).toBe(false);
});
