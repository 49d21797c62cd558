import { readOwed } from './judge-disclosure';
import { countRows, judgeChanged, type Change } from './testing/changed-disclosure';

/** Matches all lines of a row. */
const row = (name: string): RegExp => new RegExp(`    - row: ${name}\\n(      .*\\n)+`);

describe('the check of the disclosure', () => {
  it('the result has every row of the form, the two tables and the row that the school has added', () => {
    expect(countRows()).toEqual({ all: 7 + 8 + 1 + 5 + 2 + 10 + 9, ok: 42 });
  });

  it.each<[string, Change[], string[]]>([
    [
      'a missing row of the form',
      [[row('B6'), '']],
      [
        'B6 ✗ B › rows: row B6 of the form is missing. Add it: Copy of valid fire safety certificate issued by the competent authority',
      ],
    ],
    [
      'a row without an answer',
      [[/\n      details: 9017 sq m/, '']],
      [
        'E1 ✗ E › rows › E1 › row: has no answer. Write the answer after "details:", or write notApplicable with the reason.',
      ],
    ],
    [
      'a row without files',
      [[/(row: B3\n.*\n)(        ?.*\n|      files:\n)+/, '$1']],
      [
        'B3 ✗ B › rows › B3 › row: has no answer. Put the PDF in content/files/ and name it under "files:", or write notApplicable with the reason.',
      ],
    ],
    [
      'a meaningless answer',
      [['details: 9017 sq m', 'details: N/A']],
      [
        'E1 ✗ E › rows › E1 › details: "N/A" is not an answer. Write the answer, or replace this line with notApplicable and the reason.',
      ],
    ],
    [
      'a meaningless reason',
      [['details: 9017 sq m', 'notApplicable: Not applicable']],
      [
        'E1 ✗ E › rows › E1 › notApplicable: "Not applicable" is not a reason. Write why the row does not apply to the school.',
      ],
    ],
    [
      'an answer, and a reason for having none',
      [['details: 9017 sq m', 'details: 9017 sq m\n      notApplicable: The school has moved.']],
      [
        'E1 ✗ E › rows › E1 › notApplicable: the row has an answer and a reason why it does not apply. Delete one of the two.',
      ],
    ],
    [
      'a label that differs from the form’s wording',
      [['information: School e-mail ID', 'information: E-mail']],
      ["A6 ! A › rows › A6 › information: does not use the form's wording. Write: School e-mail ID"],
    ],
    [
      'a teacher without qualification',
      [[/(name: Sample Teacher 12)\n.*\n/, '$1\n']],
      [
        'D4b ✗ D › rows › D4b › people › Sample Teacher 12 › qualification: is missing. Write, for example, qualification: M.Sc., B.Ed.',
      ],
    ],
    [
      'fewer names than teachers',
      [[/        - name: Sample Teacher 12\n.*\n/, '']],
      [
        'D4b ✗ D › rows › D4b › number: is 15, but 14 people are named with a qualification. Name every person, or correct the number.',
      ],
    ],
    [
      'a total that is not the sum of PGT, TGT and PRT',
      [['number: 50', 'number: 52']],
      [
        'D4 ✗ D › rows › D4 › number: must be the sum of PGT, TGT and PRT: 10 + 15 + 25 = 50, found 52. Write 50, or correct the three numbers.',
      ],
    ],
    [
      'more pupils than the Board allows per teacher',
      [['pupils: 1200', 'pupils: 1501']],
      [
        'D4 ✗ D › rows › D4 › number: 1501 pupils for 50 teachers are 30.1 pupils per teacher. The Board allows at most 30, which would need 51 teachers. Publish the true numbers, and tell the principal.',
        'D ! D › wellnessTeachers: is 3. For 1501 pupils, clause 2.4.12 asks for 4 counselling and wellness teachers: one for every 500 pupils.',
        'D ! D › careerCounsellors: is 3. For 1501 pupils, clause 2.4.12 asks for 4 career counsellors: one for every 500 pupils.',
      ],
    ],
    [
      'fewer teachers than the Board requires per section',
      [['sections: 33', 'sections: 34']],
      [
        'D5 ✗ D › rows › D5 › details: 50 teachers for 34 sections is 1.4:1; the Board asks for at least 1.5:1, which would need 51 teachers. Publish the true numbers, and tell the principal.',
      ],
    ],
    [
      'a ratio met only by counting teachers that the rule excludes',
      [['  rows:\n    - row: D1', '  notCounted: 1\n  rows:\n    - row: D1']],
      [
        'D5 ✗ D › rows › D5 › details: 49 teachers for 33 sections is 1.4:1; the Board asks for at least 1.5:1, which would need 50 teachers. Publish the true numbers, and tell the principal.',
      ],
    ],
    [
      'a ratio contradicted by the numbers',
      [["details: '1.5:1'", "details: '1.8:1'"]],
      [
        'D5 ✗ D › rows › D5 › details: says 1.8:1, but 50 teachers for 33 sections is 1.5:1. Write 1.5:1, or correct the numbers.',
      ],
    ],
    [
      'an invalid ratio',
      [["details: '1.5:1'", 'details: sufficient']],
      ['D5 ✗ D › rows › D5 › details: must be the ratio, teachers first. Write 1.5:1'],
    ],
    [
      'an invalid number of pupils, without messages that depend on it',
      [['pupils: 1200', 'pupils: many']],
      ['D ✗ D › pupils: must be a whole number, found "many". Write, for example, 1200.'],
    ],
    [
      'a rejected number, without a ratio computed from it',
      [['  rows:\n    - row: D1', '  notCounted: 1.5\n  rows:\n    - row: D1']],
      ['D ✗ D › notCounted: must be a whole number, found 1.5. Write, for example, 2.'],
    ],
    [
      'more pupils passed than registered',
      [['passed: 94', 'passed: 97']],
      [
        'classX ✗ C › classX › 2023 › passed: must not be more than registered, found 97. Write, for example, 62.',
      ],
    ],
    [
      'a table with fewer than three years',
      [[/    - year: '2023'\n(      .*\n)+/, '']],
      [
        'classX ✗ C › classX: has 2 years, but the form asks for the last three. Add the missing years, or write the reason after classXNotApplicable.',
      ],
    ],
    [
      'a count of counsellors inside row D7',
      [[/(information: Details of counsellor and wellness teacher\n)/, '$1      wellnessTeachers: 3\n']],
      ['D7 ✗ D › rows › D7 › wellnessTeachers: belongs under pupils:, before the rows. Move the line there.'],
    ],
    [
      'a total of teachers that has no number',
      [[/(information: Total no. of teachers\n) {6}number: \d+\n/, '$1']],
      [
        'D4 ✗ D › rows › D4 › row: has no answer. Write the count after "number:", or write notApplicable with the reason.',
      ],
    ],
    [
      'a table that is empty',
      [[/  classXII:\n( {4}.*\n)+/, '  classXII: []\n']],
      [
        'classXII ✗ C › classXII: has no year, but the form asks for the last three. Instead of [], write year, registered and passed for each year under classXII, or write the reason after classXIINotApplicable.',
      ],
    ],
    [
      'a table with words instead of years',
      [[/  classXII:\n( {4}.*\n)+/, '  classXII: none\n']],
      [
        'classXII ✗ C › classXII: must be a list, each item beginning with "- ", found "none". Write year, registered and passed for each year below classXII. If there are no results, write classXII: [], and the reason after classXIINotApplicable.',
      ],
    ],
    [
      'years with a gap',
      [["year: '2023'", "year: '2022'"]],
      ['classX ✗ C › classX: jumps from 2022 to 2024. The form asks for three years in a row.'],
    ],
    [
      'an invalid year',
      [["year: '2023'", 'year: last year']],
      ['classX ✗ C › classX › last year › year: "last year" is not a year. Write, for example, \'2025\'.'],
    ],
    [
      'a different edition of the form',
      [['edition: Appendix IX, revised January 2026', 'edition: Appendix IX, 2021']],
      [
        'A ✗ Edition: is "Appendix IX, 2021", but the rows are checked against Appendix IX, revised January 2026. Write that edition, or first update the program to your edition.',
      ],
    ],
    [
      'rows in the wrong order',
      [[/(    - row: E6\n(?:      .*\n)+)(    - row: E7\n(?:      .*\n)+)/, '$2$1']],
      [
        'E6 ✗ E › rows › E6 › row: comes after E7 here, but before it in the form. Put the rows in the order of the form: E1, E2, E3, E4, E5, E6, E7, E8, E9.',
      ],
    ],
    ...['D1', 'D2', 'D3', 'D4a', 'D4b', 'D4c', 'D6', 'D7'].map((name): [string, Change[], string[]] => {
      const named = { D4a: '10 people are', D4b: '15 people are', D4c: '25 people are', D7: '6 people are' };
      const people = named[name as keyof typeof named] ?? '1 person is';
      return [
        `a number of ${name} that is missing`,
        [[new RegExp(`(row: ${name}\\n.*\\n)      number: .*\\n`), '$1']],
        [
          `${name} ✗ D › rows › ${name} › number: is missing, but ${people} named. The form asks how many people there are. Write number: ${Number.parseInt(people)}.`,
        ],
      ];
    }),
    [
      'a total in words only',
      [['      number: 50', '      details: fifty']],
      [
        'D4 ✗ D › rows › D4 › number: is missing. The form asks how many people there are. Write number: 1, for example, or number: 0 if there is nobody.',
      ],
    ],
    [
      'a video that is not on YouTube',
      [['https://www.youtube.com/watch?v=inspection1', 'https://vimeo.com/1234567']],
      [
        'E9 ✗ E › rows › E9 › address: leads to vimeo.com, but the form asks for a video on YouTube. Write its address, such as https://www.youtube.com/watch?v=…',
      ],
    ],
    [
      'a video on a site whose name merely ends like YouTube’s',
      [['https://www.youtube.com/watch', 'https://myyoutube.com/watch']],
      [
        'E9 ✗ E › rows › E9 › address: leads to myyoutube.com, but the form asks for a video on YouTube. Write its address, such as https://www.youtube.com/watch?v=…',
      ],
    ],
    [
      'a channel instead of the video',
      [['https://www.youtube.com/watch?v=inspection1', 'https://www.youtube.com/@school']],
      [
        'E9 ✗ E › rows › E9 › address: leads to YouTube, but not to a video. Open the video and write its address, such as https://www.youtube.com/watch?v=…',
      ],
    ],
    [
      'words instead of the video',
      [['address: https://www.youtube.com/watch?v=inspection1', 'details: Ask the office']],
      [
        'E9 ✗ E › rows › E9 › address: is missing. The form asks for a link to a video on YouTube: write its address, such as https://www.youtube.com/watch?v=…',
      ],
    ],
    [
      'words and a reason instead of the video, reported once',
      [
        [
          'address: https://www.youtube.com/watch?v=inspection1',
          'details: Ask the office\n      notApplicable: It is being made.',
        ],
      ],
      [
        'E9 ✗ E › rows › E9 › notApplicable: the row has an answer and a reason why it does not apply. Delete one of the two.',
      ],
    ],
    [
      'a qualification instead of PRT',
      [[/(row: D4c\n.*\n      number: 25\n)/, '$1      details: 25 B.Ed\n']],
      [
        'D4c ! D › rows › D4c › details: has "25 B.Ed": B.Ed. is a qualification, but the row asks how many teach as PRT. Count only those, and write the qualification after each name.',
      ],
    ],
    [
      'a row in which everyone has only that qualification',
      [
        [/B\.A\., D\.El\.Ed\./g, 'B.Ed'],
        [/Sample Teacher/g, 'Teacher'],
      ],
      [
        'D4c ! D › rows › D4c › people: has "B.Ed" for each of the 25: B.Ed. is a qualification, but the row asks how many teach as PRT. Count only those, and write the qualification after each name.',
      ],
    ],
    [
      'no count of career counsellors',
      [[/  careerCounsellors: 3\n/, '']],
      [
        'D ! D › careerCounsellors: is missing. Write below "pupils" how many people in row D7 are career counsellors, or 0 if there are none. For 1200 pupils, clause 2.4.12 asks for 3: one for every 500 pupils.',
      ],
    ],
    [
      'fewer counselling and wellness teachers than the pupils need',
      [
        ['wellnessTeachers: 3', 'wellnessTeachers: 2'],
        [/(row: D7\n.*\n      number: )6((?:.*\n)*?)        - name: Sample Counsellor 6\n.*\n/, '$15$2'],
      ],
      [
        'D ! D › wellnessTeachers: is 2. For 1200 pupils, clause 2.4.12 asks for 3 counselling and wellness teachers: one for every 500 pupils.',
      ],
    ],
    [
      'counsellors of both kinds whose sum differs from row D7',
      [['careerCounsellors: 3', 'careerCounsellors: 4']],
      [
        'D7 ! D › rows › D7 › number: must be the sum of both kinds of counsellors: 3 + 4 = 7, found 6. Correct the one that is wrong.',
      ],
    ],
    [
      'a meaningless qualification',
      [[/(name: Sample Teacher 12\n {10}qualification: ).*/, "$1'-'"]],
      [
        'D4b ✗ D › rows › D4b › people › Sample Teacher 12 › qualification: "-" is not a qualification. Write one, such as M.Sc., B.Ed.',
      ],
    ],
    [
      'a total that counts a row which does not apply',
      [
        [
          /(row: D4a\n.*\n)(      ( .*|number.*|people:)\n)+/,
          '$1      notApplicable: The school has no senior classes.\n',
        ],
      ],
      [
        'D4 ✗ D › rows › D4 › number: must be the sum of PGT, TGT and PRT: 0 + 15 + 25 = 40, found 50. Write 40, or correct the three numbers.',
      ],
    ],
    [
      'a promise instead of an answer',
      [['details: 9017 sq m', 'details: Will be updated soon']],
      [
        'E1 ! E › rows › E1 › details: "Will be updated soon" is not an answer. Write it as soon as the school has it.',
      ],
    ],
    [
      'a promise instead of a reason',
      [['details: 9017 sq m', 'notApplicable: The measuring is under process.']],
      [
        'E1 ! E › rows › E1 › notApplicable: "The measuring is under process." is not a reason: the row does apply. Write the answer as soon as the school has it.',
      ],
    ],
    [
      'a reason in a row that applies to every school',
      [['details: Sample Principal, M.Sc., B.Ed.', 'notApplicable: The post is vacant.']],
      ['A5 ! A › rows › A5 › notApplicable: the Board asks this of every school. Write the answer.'],
    ],
    [
      'a contact without a telephone number',
      [[/(row: A7\n.*\n      details: ).*/, '$1Ask at the gate']],
      [
        'A7 ! A › rows › A7 › details: "Ask at the gate" has no telephone number. Write one, such as +91 98765 43210 (school office).',
      ],
    ],
    [
      'an area that is not in square metres',
      [['details: 9017 sq m', 'details: 2.2 acres']],
      [
        'E1 ! E › rows › E1 › details: "2.2 acres" is in another unit, but the form asks for square metres. Convert it.',
      ],
    ],
    [
      'an answer that is neither Yes nor No',
      [["details: 'Yes'", 'details: Perhaps']],
      [
        'E5 ! E › rows › E5 › details: "Perhaps" does not begin with Yes or No, which the form asks for. Write one of the two first.',
      ],
    ],
    [
      'a page instead of a certificate that expires',
      [[/(row: B6\n.*\n)      files:\n( {8}.*\n)+/, '$1      to: /documents\n']],
      [
        'B6 ! B › rows › B6 › to: leads to a page, but the form asks for a copy of the document. Put the PDF in content/files/ and name it under "files:", with validUntil. The link may stay.',
      ],
    ],
    [
      'a page instead of a document that does not expire',
      [[/(row: C1\n.*\n)      files:\n( {8}.*\n)+/, '$1      to: /feestructure\n']],
      [
        'C1 ! C › rows › C1 › to: leads to a page, but the form asks for a copy of the document. Put the PDF in content/files/ and name it under "files:". The link may stay.',
      ],
    ],
    [
      'a remark contradicted by the numbers',
      [['passed: 101\n      remarks: Sample figures', 'passed: 101\n      remarks: All passed']],
      [
        'classX ! C › classX › 2024 › remarks: is "All passed", but 101 of 102 passed. Correct the one that is wrong.',
      ],
    ],
    [
      'fewer pupils than were registered for the examinations',
      [
        ['pupils: 1200', 'pupils: 120'],
        ['wellnessTeachers: 3', 'wellnessTeachers: 6'],
        ['careerCounsellors: 3', 'careerCounsellors: 0'],
      ],
      [
        'D ! D › pupils: is 120, but 108 + 86 were registered for the latest Board examinations. Correct the one that is wrong.',
      ],
    ],
  ])('the check reports %s', (_, changes, expected) => {
    expect(judgeChanged(changes)).toEqual(expected);
  });

  it.each<[string, Change[]]>([
    [
      'a reason instead of an answer',
      [['details: 9017 sq m', 'notApplicable: The campus is being measured again.']],
    ],
    [
      'a school with fewer than 300 pupils and no counsellor of its own: it belongs to a hub',
      [
        ['pupils: 1200', 'pupils: 299'],
        ['wellnessTeachers: 3', 'wellnessTeachers: 6'],
        ['careerCounsellors: 3', 'careerCounsellors: 0'],
      ],
    ],
    ['a short address of the video', [['www.youtube.com/watch?v=inspection1', 'youtu.be/inspection1']]],
    [
      'a video without https://',
      [['https://www.youtube.com/watch?v=inspection1', 'youtube.com/watch?v=inspection1']],
    ],
    ['a YouTube Short', [['watch?v=inspection1', 'shorts/inspection1']]],
    ['as many pupils as the Board allows per teacher', [['pupils: 1200', 'pupils: 1500']]],
    [
      'as few teachers as the Board allows per section',
      [
        ['  rows:\n    - row: D1', '  notCounted: 2\n  rows:\n    - row: D1'],
        ['sections: 33', 'sections: 32'],
      ],
    ],
    ['a number of sections that is not filled in yet', [['sections: 33', 'sections: 0']]],
    [
      'a reason instead of a ratio',
      [["details: '1.5:1'", 'notApplicable: The school has no sections, as it opens in April.']],
    ],
    [
      'a reason instead of a ratio that is too low: a person reads the reason',
      [
        ["details: '1.5:1'", 'notApplicable: The sections are being joined this month.'],
        ['sections: 33', 'sections: 34'],
      ],
    ],
    ['a ratio with the section first', [["details: '1.5:1'", "details: '1:1.5'"]]],
    [
      'years in descending order',
      [
        ["year: '2023'", "year: '1'"],
        ["year: '2025'", "year: '2023'"],
        ["year: '1'", "year: '2025'"],
      ],
    ],
    [
      'sessions instead of years',
      [
        ["'2023'", "'2022-23'"],
        ["'2024'", "'2023-24'"],
        ["'2025'", "'2024-25'"],
      ],
    ],
    ['an area in both units', [['details: 9017 sq m', 'details: 2.2 acres (9017 sq m)']]],
    ['a landline', [[/(row: A7\n.*\n      details: ).*/, '$105946-220123']]],
    ['a description of the connection after Yes', [["details: 'Yes'", 'details: Y, 100 Mbps in every room']]],
    [
      'a remark about pupils who passed later',
      [[/(passed: 101\n      remarks: ).*/, '$1All passed after the compartment examination']],
    ],
    [
      'a table without results that gives a reason',
      [
        [
          /  classXII:\n([ ]{4,}.*\n)+/,
          '  classXII: []\n  classXIINotApplicable: The school has no senior classes.\n',
        ],
      ],
    ],
  ])('the check accepts %s', (_, changes) => {
    expect(judgeChanged(changes)).toEqual([]);
  });

  it('the results that the session requires are asked for, and there is a warning once newer results are out', () => {
    expect(judgeChanged([], { session: '2026-27', day: '2026-06-30' })).toEqual([
      'classX ✗ C › classX: ends with 2025, but in the session 2026-27 the form needs the results of 2026. Add them.',
      'classXII ✗ C › classXII: ends with 2025, but in the session 2026-27 the form needs the results of 2026. Add them.',
    ]);
    expect(judgeChanged([], { day: '2026-06-30' })).toEqual([]);
    expect(judgeChanged([], { day: '2026-07-01' })).toEqual([
      'classX ! C › classX: ends with 2025, but the results of 2026 are out. Add them.',
      'classXII ! C › classXII: ends with 2025, but the results of 2026 are out. Add them.',
    ]);
  });
});

it('the unmet requirements are those that the build saved, and the content is not read again', async () => {
  const owed = [{ severity: 'error', file: 'content/disclosure.yaml', line: 1, message: 'is missing.' }];
  jest.replaceProperty(process, 'env', { ...process.env, DISCLOSURE_OWED: JSON.stringify(owed) });
  expect(await readOwed('/no-such-folder', '2026-11-21')).toEqual(owed);
});
