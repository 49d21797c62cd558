import { firstSentence } from './first-sentence';

it.each([
  ['The school is closed on Monday.', 'The school is closed on Monday.'],
  ['The school is closed on Monday. Buses run on Tuesday.', 'The school is closed on Monday.'],
  ['Forms are due on 10 May. Late forms are refused.', 'Forms are due on 10 May.'],
  ['Models by Class VI. Bring water.', 'Models by Class VI.'],
  ['Pay Rs. 500 by 10 April. Late fees follow.', 'Pay Rs. 500 by 10 April.'],
  ['विद्यालय सोमवार को बंद है। बसें मंगलवार से चलेंगी।', 'विद्यालय सोमवार को बंद है।'],
  ['Admission to Nursery\nis open.\n\nForms are at the office.', 'Admission to Nursery is open.'],
  ['1. Bring the report card. 2. Come by noon.', '1. Bring the report card.'],
])('the first sentence of %j is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

it.each([
  'Dr. Rao visits Std. VI on 4 May at 9.30 a.m. Class VI brings the card',
  'All parents of Sr. Wing pupils meet the Hon. Secretary w.e.f. Monday',
  'Mr. A. Khan, Md. Ali, Kr. Anil and Er. Gupta judge',
  'Lt. Col. Rana of Sec. B and the Adm. Officer come',
  'The Distt. Magistrate, Govt. Officers and Prof. B. N. Jha speak on Sept. Fifth',
  'The school no. Fifteen and the dept. Head of Dr. B.Ed. College meet',
  'डॉ. शर्मा और कु. वर्मा आएंगे',
  'Dear parents,\n\nThe school is closed on Monday',
  'Dear Parents!\nFees are due on Monday',
  'Respected Sir or Madam. The hall is booked',
])('no abbreviation and no salutation ends %j', (text) => {
  expect(firstSentence(`${text} tomorrow. Another sentence follows.`)).toBe(
    `${text} tomorrow.`.replaceAll(/\s+/g, ' '),
  );
});

it('a sentence that is too long for a ticker is shortened', () => {
  expect(firstSentence(`A${' long'.repeat(60)} sentence.`).length).toBeLessThanOrEqual(201);
});
