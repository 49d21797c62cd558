import { loadContent } from '../load-content';
import { useSchoolCopy } from '../mistakes/school-copy';
import { formatProblem } from '../say/problem';

const school = useSchoolCopy();
const TUITION = 'content/fees.yaml:13:3  Tuition: has no row for';
const CLASS = 'content/fees.yaml:16:12  Tuition';

describe('the classes of the fees', () => {
  it.each([
    ['08-Jun', 'is a date that Excel made out of two classes, found "08-Jun". Write VI-VIII.'],
    ['VI-VIIII', expect.stringMatching(/^has the class "VIIII", which no school has\. The classes are /)],
    ['Classes 6 to 13', expect.stringMatching(/^has the class "13", which no school has\. The classes are /)],
    ['XIII', expect.stringMatching(/^is not a class, found "XIII"\. The classes are /)],
  ])('classes written as %s are rejected', async (label, said: string) => {
    school.change('fees.yaml', 'class: VI-VIII\n    inst', `class: ${label}\n    inst`);
    const [first = ''] = await school.problems();
    expect(first.slice(`${CLASS} › ${label} › class: `.length)).toEqual(said);
  });

  it.each([
    ['Nursury-VIII', 'warning', 'cannot be read as classes'],
    ['Xl', 'error', 'is not a class'],
    ['Pupils of VI', 'warning', 'cannot be read as classes'],
  ] as const)('%s is not understood as classes in any table', async (label, severity, said) => {
    school.change('fees.yaml', 'class: VI\n    amount', `class: ${label}\n    amount`);
    expect(await school.problems({ severity })).toContainEqual(expect.stringContaining(said));
  });

  it.each([
    'VI-VIII',
    'कक्षा ६-८',
    'Class VI to Class VIII',
    '6th-8th',
    'VI, VII & VIII',
    'VI–VIII (day scholars)',
    'VI-VIII 2 years',
    'VIth to VIIIth',
    '6\u20118',
    'From class-VI to class-VIII',
    'VI/VII; VIII',
  ])('%s is understood as classes', async (label) => {
    school.change('fees.yaml', 'class: VI-VIII\n    inst', `class: ${JSON.stringify(label)}\n    inst`);
    expect(await school.problems()).toEqual([]);
  });

  it('the tables must have the same classes, so a file that was cut off after a row is refused', async () => {
    school.change('fees.yaml', '  - class: VI-VIII\n    installment: 1550\n    total: 10850\n', '');
    expect(await school.problems()).toEqual([
      `${TUITION} VI to VIII. Write one, in the order of the classes.`,
    ]);
  });

  it('the fees must have the classes of school.yaml, so a file that was cut off before the tuition is refused', async () => {
    school.change('school.yaml', 'session:', 'classes: I-VIII\nsession:');
    school.write('fees.yaml', 'session: 2025-26\nannual:\n  - class: I-VIII\n    amount: 800\n');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:1:1  Tuition: is missing, but school.yaml has the classes I to VIII. Restore the end of the file, or write tuition: [] if the school charges none.',
    ]);
  });

  it('the lowest classes may be missing, because they might be free, but there is a warning if school.yaml lists them', async () => {
    school.change('fees.yaml', '  - class: I-V\n    installment: 1000\n    total: 7000\n', '');
    expect(await school.problems()).toEqual([]);
    school.change('school.yaml', 'session:', 'classes: Nursery, I-VIII\nsession:');
    expect(await school.problems({ severity: 'warning' })).toEqual([
      `${TUITION} Nursery, I to V. Write one, unless they pay nothing.`,
    ]);
  });

  it('some pre-primary classes may be missing if school.yaml lists no classes: few schools have all of them', async () => {
    school.change('fees.yaml', 'class: I-V', 'class: Nursery, UKG, I-V');
    expect(await school.problems()).toEqual([]);
  });

  it('the fees must not have a class that the school does not have', async () => {
    school.change('school.yaml', 'session:', 'classes: I-VII\nsession:');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:13:3  Tuition: has a row for VIII, but school.yaml has only I to VII. Correct the one that is wrong.',
    ]);
  });

  it('the classes are compared only if the site understands the class names in school.yaml', async () => {
    school.change('school.yaml', 'session:', 'classes: All classes\nsession:');
    expect(await school.problems()).toEqual([
      'content/school.yaml:10:10  Classes: contains no class that the site knows, found "All classes". Write, for example, Nursery, KG 1, KG 2, I-XII.',
    ]);
  });
});

describe('the classes of the timings', () => {
  const timings = (stage: string): string =>
    `days: [Monday]\noffices: []\nseasons:\n  - name: Year\n    begins: 04-01\n    ends: 03-31\n    gateOpens: 07:00\n    gateCloses: 14:00\n    stages:\n      - name: ${stage}\n        bells:\n          - name: Lessons\n            begins: 08:00\n            ends: 13:00\n`;

  it('the timings must have every class of the school', async () => {
    school.change('school.yaml', 'session:', 'classes: Nursery-VIII\nsession:');
    school.change('fees.yaml', 'class: I-V', 'class: Nursery-V');
    school.write('timings.yaml', timings('Primary (Classes I to V)'));
    expect(await school.problems()).toEqual([
      'content/timings.yaml:10:7  Seasons › Year › stages: has no timings for VI to VIII. Put the classes in brackets after the name of each stage, such as Primary (Classes I to V).',
    ]);
    school.write('timings.yaml', timings('Classes I to VIIII'));
    expect(await school.problems({ severity: 'error' })).toEqual([
      expect.stringContaining(
        'stages › Classes I to VIIII › name: has the class "VIIII", which no school has.',
      ),
    ]);
  });
});

describe('the sessions of school, fees and calendar', () => {
  const on = async (day: string): Promise<string[]> => {
    const { problems } = await loadContent(school.pathOf(''), { day });
    return problems
      .filter(({ path }) => path[0] === 'session')
      .map((each) => `${each.severity} ${formatProblem(each)}`);
  };

  it('sessions are reported if they begin more than two years ahead', async () => {
    school.change('fees.yaml', 'session: 2025-26', 'session: 2062-63');
    expect(await on('2026-11-21')).toEqual([
      'error content/fees.yaml:1:10  Session: the session here is 2062-63, which is years away. Correct the year.',
    ]);
    school.change('fees.yaml', '2062-63', '2029-30');
    expect(await on('2026-11-21')).toEqual([expect.stringContaining('which is years away')]);
    school.change('fees.yaml', '2029-30', '2028-29');
    expect(await on('2026-11-21')).toEqual([
      expect.stringMatching(/school\.yaml.* but fees\.yaml has 2028-29/),
    ]);
  });

  it('a session older than that of another file is reported, but does not stop publishing', async () => {
    expect(await on('2026-11-21')).toEqual([]);
    school.change('school.yaml', 'session: 2025-26', 'session: 2026-27');
    const is =
      'content/fees.yaml:1:10  Session: the session here is 2025-26, but school.yaml has 2026-27, which';
    // Until the new session begins, the old value is still right.
    expect(await on('2026-03-31')).toEqual([
      `warning ${is} begins on 1 April 2026. Update this file before that day.`,
    ]);
    expect(await on('2026-04-01')).toEqual([
      `warning ${is} began on 1 April 2026. Update this file, then write 2026-27.`,
    ]);
  });

  it.each(['2025/26', '2025-2026', '2025–26', '２０２５－２６', '"2025-26,,,"', 'Session 2025-26'])(
    'a session must not be written as %s in any file',
    async (typed) => {
      for (const file of ['school.yaml', 'fees.yaml'])
        school.change(file, 'session: 2025-26', `session: ${typed}`);
      const problems = await school.problems();
      expect(problems).toHaveLength(2);
      for (const problem of problems) expect(problem).toMatch(/Session: must be .* Write 2025-26\.$/);
    },
  );
});
