import { judgeChanged } from './testing/changed-disclosure';

describe('a certificate', () => {
  // Of all certificates, that for fire safety expires first, on 30 June 2027.
  const onDay = (day: string): string[] =>
    judgeChanged([], { day, session: '2025-26' }).filter((line) => line.startsWith('B6'));

  it.each([
    ['2027-04-30', []],
    ['2027-05-01', ['in 60 days']],
    ['2027-06-29', ['that is tomorrow']],
    ['2027-06-30', ['that is today']],
  ])('is warned of 60 days before its end: on %s', (day, when) => {
    const said = when.map(
      (words) =>
        `B6 ! B › rows › B6 › files › Fire safety certificate › validUntil: "Fire safety certificate" is valid only until 30 June 2027, ${words}. Renew it now.`,
    );
    expect(onDay(day)).toEqual(said);
  });

  it('is refused from the day after its last', () => {
    expect(onDay('2027-07-01')).toEqual([
      'B6 ✗ B › rows › B6 › files › Fire safety certificate › validUntil: "Fire safety certificate" was valid until 30 June 2027. Put the renewed certificate in content/files/ and write its date.',
    ]);
  });

  it.each([
    ['B5', 'Building safety certificate', '2027-12-31'],
    ['B6', 'Fire safety certificate', '2027-06-30'],
    ['B8', 'Water report', '2027-08-31'],
  ])('must say until when it holds where the form asks for a valid one: row %s', (row, title, until) => {
    expect(judgeChanged([[`\n          validUntil: ${until}`, '']])).toEqual([
      `${row} ! B › rows › ${row} › files › ${title} › validUntil: is missing. Write the last day on which "${title}" is valid, as printed on it.`,
    ]);
  });

  it('may say nothing of it where it holds for good', () => {
    expect(judgeChanged([[/\n          validUntil: 2029-03-31/, '']])).toEqual([]);
  });
});
