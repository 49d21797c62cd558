import { isCbse } from './school';

test.each(['CBSE', 'C.B.S.E., New Delhi', 'cbse', 'Central Board of Secondary Education'])(
  '%s is CBSE',
  (board) => {
    expect(isCbse(board)).toBe(true);
  },
);

test.each(['CISCE', 'ICSE', 'UP Board', 'Rajasthan Board of Secondary Education', 'NIOS'])(
  '%s is another board',
  (board) => {
    expect(isCbse(board)).toBe(false);
  },
);
