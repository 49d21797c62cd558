import { firstSentence } from './first-sentence';

it.each([
  ['The school is closed on Monday.', 'The school is closed on Monday.'],
  ['The school is closed on Monday. Buses run on Tuesday.', 'The school is closed on Monday.'],
  [
    'Dr. Rao visits Std. VI on 4 May at 9.30 a.m. Bring the card.',
    'Dr. Rao visits Std. VI on 4 May at 9.30 a.m.',
  ],
  ['Pay Rs. 500 by 10 April. Late fees follow.', 'Pay Rs. 500 by 10 April.'],
  ['विद्यालय सोमवार को बंद है। बसें मंगलवार से चलेंगी।', 'विद्यालय सोमवार को बंद है।'],
  ['Admission to Nursery\n\nForms are at the office.', 'Admission to Nursery'],
])('the first sentence of %j is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

it('a sentence that is too long for a ticker is shortened', () => {
  expect(firstSentence(`A${' long'.repeat(60)} sentence.`).length).toBeLessThanOrEqual(201);
});
