import { joinTimes } from './join-times';

test('a time of day stays on one line', () => {
  expect(joinTimes('Monday, 8.00 am to 2.00 pm')).toBe('Monday, 8.00\u00A0am to 2.00\u00A0pm');
  expect(joinTimes('at 9 A.M. sharp')).toBe('at 9\u00A0A.M. sharp');
});

test('other words after a number are as they were', () => {
  expect(joinTimes('Class 8 amphitheatre, room 3 pmp')).toBe('Class 8 amphitheatre, room 3 pmp');
});
