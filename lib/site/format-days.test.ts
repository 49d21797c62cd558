import type { Weekday } from '@/lib/content/kinds/timings';
import { formatDays } from './hours';

it.each<[Weekday[], string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Wednesday', 'Monday', 'Tuesday'], 'Monday to Wednesday'],
  [['Monday', 'Thursday', 'Friday'], 'Monday, Thursday, Friday'],
  [['Friday', 'Saturday'], 'Friday, Saturday'],
  [['Sunday'], 'Sunday'],
])('%j is %s', (days, shown) => {
  expect(formatDays(days, '{from} to {to}')).toBe(shown);
});
