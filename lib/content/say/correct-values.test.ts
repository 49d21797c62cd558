import { correctLink, correctName } from './correct-names';
import { toAfternoon, correctDate, correctMoment, correctTime } from '@/lib/text/correct-days';
import {
  explainAmbiguity,
  correctEmail,
  correctList,
  correctNumber,
  correctPhone,
  correctValue,
  SIGNS,
} from './correct-values';
import { correctWord } from './correct-words';

const NOT_CERTAIN = undefined;

describe('the correction', () => {
  it.each([
    ['12-04-2025', '2025-04-12'],
    ['12/4/2025', '2025-04-12'],
    ['12.04.2025', '2025-04-12'],
    ['2025/4/5', '2025-04-05'],
    ['2025-4-5', '2025-04-05'],
    ['20250412', '2025-04-12'],
    ['12 April 2025', '2025-04-12'],
    ['12th April, 2025', '2025-04-12'],
    ['05-APR-2025', '2025-04-05'],
    ['April 5, 2025', '2025-04-05'],
    ['1 Sept 2025', '2025-09-01'],
    ['28-Nov-26', '2026-11-28'],
    ['Sat, 12 April 2025', '2025-04-12'],
    ['12.04.2025 (Saturday).', '2025-04-12'],
    ['2025\u201104\u201112', NOT_CERTAIN],
    ['Sunday, 12 April 2025', NOT_CERTAIN],
    ['28/11/26', '2026-11-28'],
    ['28-11-26', NOT_CERTAIN],
    ['10/11/26', NOT_CERTAIN],
    ['04/13/2025', NOT_CERTAIN],
    ['04/14/2025', '2025-04-14'],
    ['2025-14-04', '2025-04-14'],
    ['11/10/2025', '2025-10-11'],
    ['12-04-25', NOT_CERTAIN],
    ['31-04-2025', NOT_CERTAIN],
    ['12th of April 2025,', '2025-04-12'],
    ['12 th April ’25', '2025-04-12'],
    ['12April 2025', '2025-04-12'],
    ['12th-04-2025', '2025-04-12'],
    ['12 Aprilia 2025', NOT_CERTAIN],
    ['1-5 June 2026', NOT_CERTAIN],
    ['tomorrow', NOT_CERTAIN],
    ['', NOT_CERTAIN],
  ])('the day %s becomes %s', (typed, right) => expect(correctDate(typed)).toBe(right));

  it.each([
    ['2026-11-25T18:00', '2026-11-25T18:00+05:30'],
    ['2026-11-25 18:00', '2026-11-25T18:00+05:30'],
    ['25-11-2026 6 pm', '2026-11-25T18:00+05:30'],
    ['25 November 2026 at 6.30 p.m.', '2026-11-25T18:30+05:30'],
    ['25-11-2026, 12:15 am', '2026-11-25T00:15+05:30'],
    ['2026-11-25T18:00 IST', '2026-11-25T18:00+05:30'],
    ['2026-11-25 6', NOT_CERTAIN],
    ['25-11-2026 13 pm', NOT_CERTAIN],
    ['2026-11-25T18:00+01:00', NOT_CERTAIN],
    ['25-11-2026 1800 hrs', '2026-11-25T18:00+05:30'],
    ['25-11-2026 noon', '2026-11-25T12:00+05:30'],
    ['18:00', NOT_CERTAIN],
  ])('the time %s becomes %s', (typed, right) => expect(correctMoment(typed)).toBe(right));

  it.each([
    ['7:15', '07:15'],
    ['7.15', '07:15'],
    ['7.15 am', '07:15'],
    ['2.05 p.m.', '14:05'],
    ['12 pm', '12:00'],
    ['14:05:00', '14:05'],
    ['1405 hrs', '14:05'],
    ['14.05 Hrs.', '14:05'],
    ['12 noon', '12:00'],
    ['1 noon', NOT_CERTAIN],
    ['noon', '12:00'],
    ['07;40', '07:40'],
    ['7-40', '07:40'],
    ['7-10', NOT_CERTAIN],
    ['830 am', '08:30'],
    ['8-2', NOT_CERTAIN],
    ['1405', NOT_CERTAIN],
    ['7', NOT_CERTAIN],
    ['13 pm', NOT_CERTAIN],
    ['0.30 pm', NOT_CERTAIN],
    ['24:00', NOT_CERTAIN],
    ['7:60', NOT_CERTAIN],
  ])('the hour %s becomes %s', (typed, right) => expect(correctTime(typed)).toBe(right));

  it.each([
    ['session', '26-27', '2026-27'],
    ['session', '2026_27', '2026-27'],
    ['session', '2026-2027.', '2026-27'],
    ['session', 'Session 2026 to 27', '2026-27'],
    ['session', '2026', NOT_CERTAIN],
    ['dayOfYear', '10 April 2026', '04-10'],
    ['dayOfYear', '10 April,', '04-10'],
    ['dayOfYear', 'by 10th of April', '04-10'],
    ['dayOfYear', '2026-04-10', '04-10'],
    ['dayOfYear', '10/04', NOT_CERTAIN],
    ['dayOfYear', '10th of every month', NOT_CERTAIN],
  ] as const)('the %s %s becomes %s', (form, typed, right) =>
    expect(correctValue(typed, { form, choices: [] }, () => true)).toBe(right),
  );

  it.each([
    ['dayOfYear', '10/04', ['Which of the two is the month?', '04-10', '10-04']],
    ['rupees', '3.000', ['Is the dot a thousands separator?', '3000', '3']],
    ['rupees', 'Rs. 3.000/-', ['Is the dot a thousands separator?', '3000', '3']],
    ['rupees', '10.850', ['Is the dot a thousands separator?', '10850']],
    ['rupees', '₹ 1.20.000', ['Is the dot a thousands separator?', '120000']],
    ['rupees', '500.50', NOT_CERTAIN],
    ['rupees', '0.500', NOT_CERTAIN],
    ['time', '24:00', ['The last minute of a day is 23:59.', '23:59', '00:00']],
    ['time', '24.00 hrs', ['The last minute of a day is 23:59.', '23:59', '00:00']],
    ['time', '24:30', NOT_CERTAIN],
    ['moment', '2026-11-25T24:00+05:30', ['The last minute of a day is 23:59.', '2026-11-25T23:59+05:30']],
    ['time', '5:30', ['Is it in the morning or in the evening?', '05:30', '17:30']],
    ['time', '8-2', NOT_CERTAIN],
  ] as const)('for the %s %s, the question is %j', (form, typed, asked) =>
    expect(explainAmbiguity(typed, form)).toEqual(asked),
  );

  const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
  it.each([
    ['Monday to Wednesday', DAYS, '[Monday, Tuesday, Wednesday]'],
    ['Mon-Wed, Sat.', DAYS, '[Monday, Tuesday, Wednesday, Saturday]'],
    ['सोमवार से बुधवार', DAYS, '[Monday, Tuesday, Wednesday]'],
    ['Tues and Thurs', DAYS, '[Tuesday, Thursday]'],
    ['Saturday to Monday', DAYS, NOT_CERTAIN],
    ['Mon-Sat except Wed', DAYS, NOT_CERTAIN],
    ['All days', DAYS, NOT_CERTAIN],
    ['Seats are few, and rules hold', [], NOT_CERTAIN],
  ])('the list %s of %j becomes %s', (typed, choices, right) => {
    const accepts = (items: readonly unknown[]): boolean =>
      !choices.length || items.every((item) => choices.includes(String(item)));
    expect(correctList(typed, { choices }, accepts)).toBe(right);
  });

  it.each([
    ['06:59', '06:59', '18:59'],
    ['07:00', '08:00', undefined],
    ['01:00', '08:00', '13:00'],
    ['09:00', '08:00', undefined],
    ['12:00', '13:00', undefined],
  ])('an end at %s after a beginning at %s becomes %s', (time, begins, later) => {
    expect(toAfternoon(time, begins)).toBe(later);
  });

  it.each([
    ['98765 43210', '+91 98765 43210'],
    ['9876543210', '+91 98765 43210'],
    ['91 98765 43210', '+91 98765 43210'],
    ['919876543210', '+91 98765 43210'],
    ['+91 (98765) 43210', '+91 98765 43210'],
    ['+91-98765.43210', '+91 98765 43210'],
    ['098765 43210', '+91 98765 43210'],
    ['Mob. No: 98765 43210', '+91 98765 43210'],
    ['☎ (0581) 2345678', '+91 581 234 5678'],
    ['+91 0581 2345678', '+91 581 234 5678'],
    ['+91 712 2345678', '+91 712 234 5678'],
    ['+91-712-2345678', '+91 712 234 5678'],
    ['91 (712) 2345678', '+91 712 234 5678'],
    ['712 2345678', '+91 712 234 5678'],
    ['+91 80 2345 6789', '+91 80 2345 6789'],
    ['+91 7122345678', '+91 71223 45678'],
    ['+91 987 654 3210', '+91 98765 43210'],
    ['91 9876 543210', '+91 98765 43210'],
    ['+98765 43210', NOT_CERTAIN],
    ['Room 9876543210', NOT_CERTAIN],
    ['0581 234 5678', '+91 581 234 5678'],
    ['01800-123-456', '1800 123 456'],
    ['1860 500 1234', '1860 500 1234'],
    ['0091 98765 43210', '+91 98765 43210'],
    ['98765 4321', NOT_CERTAIN],
    ['98765 432101', NOT_CERTAIN],
    ['234 5678', NOT_CERTAIN],
    ['ask the office', NOT_CERTAIN],
  ])('the telephone number %s becomes %s', (typed, right) => expect(correctPhone(typed)).toBe(right));

  it.each([
    ['mailto:office@school.test', 'office@school.test'],
    ['<office@school.test>', 'office@school.test'],
    [' office@school.test ', 'office@school.test'],
    ['E-mail: office@school.test.', 'office@school.test'],
    ['office@school.test', NOT_CERTAIN],
    ['office(at)school.test', NOT_CERTAIN],
    ['a@school.test, b@school.test', NOT_CERTAIN],
  ])('the e-mail address %s becomes %s', (typed, right) => expect(correctEmail(typed)).toBe(right));

  it.each([
    ['rupees', '10,850', '10850'],
    ['rupees', '1O,85O', '10850'],
    ['rupees', '15OO', '1500'],
    ['rupees', '15oo/-', '1500'],
    ['rupees', 'l5000', '15000'],
    ['rupees', 'Rs. l,5OO', '1500'],
    ['rupees', '5l', NOT_CERTAIN],
    ['rupees', '5l000', NOT_CERTAIN],
    ['rupees', 'O', NOT_CERTAIN],
    ['rupees', '1,20,000', '120000'],
    ['rupees', '₹ 2,000/-', '2000'],
    ['rupees', 'Rs. 2000', '2000'],
    ['rupees', 'Rs. 2,000/- only', '2000'],
    ['rupees', '2000;', '2000'],
    ['rupees', '2000 per month', NOT_CERTAIN],
    ['rupees', '10%', NOT_CERTAIN],
    ['percentage', '96.4%', '96.4'],
    ['percentage', 'Rs. 96', NOT_CERTAIN],
    ['number', '1,200', '1200'],
    ['number', '62.00', '62'],
    ['number', '99%', NOT_CERTAIN],
    ['number', 'Rs. 10', NOT_CERTAIN],
    ['number', '10/-', NOT_CERTAIN],
    ['rupees', '15 50', NOT_CERTAIN],
    ['rupees', '1,55', NOT_CERTAIN],
    ['rupees', 'many', NOT_CERTAIN],
  ] as const)('the %s %s becomes %s', (form, typed, right) =>
    expect(correctNumber(typed, SIGNS[form])).toBe(right),
  );

  it.each([
    ['true', ['yes', 'drawing'], 'yes'],
    ['YES', ['yes', 'drawing'], 'yes'],
    ['drawng', ['yes', 'drawing'], 'drawing'],
    ['no', ['yes', 'drawing'], NOT_CERTAIN],
    ['yes', ['true', 'false'], 'true'],
    ['off', ['true', 'false'], 'false'],
    ['facebook', ['Facebook', 'YouTube'], 'Facebook'],
    ['feetable', ['feeTables', 'gallery'], 'feeTables'],
    ['news', ['new', 'news1'], NOT_CERTAIN],
    ['Parents meeting', ['meeting', 'other'], 'meeting'],
  ])('the word %s, one of %j, becomes %s', (typed, words, right) =>
    expect(correctWord(typed, words)).toBe(right),
  );

  const site = {
    routes: ['/', '/transport', '/Account/Testimonials'],
    pictures: ['assembly.png', 'photo-1.jpg', 'photo-2.jpg'],
    files: ['noc.pdf'],
    contacts: ['office', 'fees'],
    places: new Map([
      ['/', ['about-us', 'contact']],
      ['/transport', ['bus-routes', 'class-1', 'class-6', 'class-11-biology']],
    ]),
  };
  it.each([
    ['transport', '/transport'],
    ['/transport/', '/transport'],
    ['pages/transport.md', '/transport'],
    ['/Transport#routes', '/transport#routes'],
    ['/account/testimonials', '/Account/Testimonials'],
    ['noc.pdf', '/assets/noc.pdf'],
    ['/files/noc.pdf', '/assets/noc.pdf'],
    ['office@school.test', 'mailto:office@school.test'],
    ['tel:98765 43210', 'tel:+919876543210'],
    ['98765 43210', 'tel:+919876543210'],
    ['phone:0581-2345678', 'tel:+915812345678'],
    ['244901', NOT_CERTAIN],
    ['mailto: office@school.test', 'mailto:office@school.test'],
    ['mailto:office@school,edu.in', 'mailto:office@school.edu.in'],
    ['mail;office @school..test', 'mailto:office@school.test'],
    ['a.b@school.test', 'mailto:a.b@school.test'],
    ['a@school.test,b@school.test', NOT_CERTAIN],
    ['https://wa.me/098765 43210', 'https://wa.me/919876543210'],
    ['wa.me/+91 98765 43210?text=Bus', 'https://wa.me/919876543210?text=Bus'],
    ['https://api.whatsapp.com/send?phone=9876543210&text=Bus', 'https://wa.me/919876543210?text=Bus'],
    ['wa.me/98765 4321', NOT_CERTAIN],
    ['https://drive.google.com/1a', NOT_CERTAIN],
    ['cbse.gov.in/noc.pdf', NOT_CERTAIN],
    ['garden.png', NOT_CERTAIN],
    ['timetable.docx', NOT_CERTAIN],
    ['https://school.test/noc.pdf', NOT_CERTAIN],
    ['/robotics', NOT_CERTAIN],
    ['', NOT_CERTAIN],
    ['/transport/#Bus-Routes', '/transport#bus-routes'],
    ['/transport#Bus%20Routes', '/transport#bus-routes'],
    ['transport#bus-route', '/transport#bus-routes'],
    ['/transport#class-VI', '/transport#class-6'],
    ['/transport#class6', '/transport#class-6'],
    ['/transport#XI-Biology', '/transport#class-11-biology'],
    ['/transport#VII', '/transport#VII'],
    ['/transport#', '/transport'],
    ['/#About-Us', '/#about-us'],
    ['#Routes', '#routes'],
    ['#fees', '#fees'],
    ['//transport', '/transport'],
    ['//school.test', NOT_CERTAIN],
  ])('the link %s becomes %s', (typed, right) => expect(correctLink(typed, site, ['routes'])).toBe(right));

  it.each([
    ['picture', 'images/assembly.png', 'assembly.png'],
    ['picture', 'asembly.png', 'assembly.png'],
    ['picture', 'photo-3.jpg', NOT_CERTAIN],
    ['file', String.raw`C:\school\noc.pdf`, 'noc.pdf'],
    ['contact', 'ofice', 'office'],
    ['contact', 'bus', NOT_CERTAIN],
  ] as const)('the name of a %s, %s, becomes %s', (refers, typed, right) =>
    expect(correctName(refers, typed, site)).toBe(right),
  );
});
