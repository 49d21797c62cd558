import { formatProblem } from '@/lib/content/say/problem';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { readSections } from '@/lib/build/ready-to-publish';
import { readDisclosure } from './judge-disclosure';
import { formatReport, formatRules } from './report';
import { RULES } from './rules';

const school = useSchoolCopy();

/** The lines of the report about the rules of this clause, for the small school. */
async function saidOf(clause: string, day = '2025-04-15'): Promise<string[]> {
  const { rules } = await readDisclosure(school.pathOf(''), { day });
  return rules
    .filter(({ rule }) => rule.clause.includes(clause))
    .flatMap(({ problems }) => problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`));
}

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: For parents.\nupdated: 2025-04-15\ncontact: office\n---\n\n${text}\n`;

describe('the register of rules', () => {
  it('each rule is listed with its duty, source, date and certainty', () => {
    const told = RULES.map(({ asks, clause, source, read, state, certainty }) => [
      asks,
      clause,
      source,
      read,
      state,
      certainty,
    ]);
    expect(told.flat().filter((text) => text.trim() === '')).toEqual([]);
    for (const { read } of RULES) expect(new Date(read).toISOString()).toMatch(new RegExp(`^${read}T`));
    expect(new Set(RULES.map(({ asks }) => asks)).size).toBe(RULES.length);
  });

  it('the rules are printed below the form, one by one', async () => {
    const read = await readDisclosure(school.pathOf(''), { day: '2025-04-15' });
    const lines = formatReport(read).split('\n');
    for (const { asks, clause, source } of RULES) {
      const at = lines.findIndex((line) => line.endsWith(` ${clause}: ${asks}`));
      expect(lines[at + 1]).toContain(`: ${source}, read on `);
    }
  });

  const E5 = 'row: E5\n      information: Internet facility (Y/N)\n      details: Yes';
  it.each([
    ['a row that is missing', 'E9', E5, 'row: E4'],
    ['a row without an answer', 'E9', E5, 'row: E9\n      information: Video'],
    ['a rejected value', 'E9', E5, 'row: E9\n      information: Video\n      address: our video'],
    ['a placeholder file', 'part B', 'file: form.pdf', 'file: TODO.pdf'],
    ['a placeholder number', 'at most 30 pupils', 'pupils: 300', 'pupils: 0'],
  ])('a rule is not met if it depends on %s', async (_, words, from, to) => {
    school.change('disclosure.yaml', from, to);
    const lines = formatRules(await readDisclosure(school.pathOf(''), { day: '2025-04-15' })).split('\n');
    const at = lines.findIndex((line) => line.includes(words));
    expect(lines[at]).toMatch(/^ {2}[!✗] /);
    expect(lines[at + 2]).toBe('      The rows above say what to correct.');
  });

  it('only warns if a rule is not certain', async () => {
    const { rules } = await readDisclosure(school.pathOf(''), { day: '2025-04-15' });
    const refused = rules.filter(({ problems }) => problems.some(({ severity }) => severity === 'error'));
    expect(new Set(refused.map(({ rule }) => rule.certainty))).toEqual(new Set(['copies agree']));
  });

  it.each([
    [
      '2.4.7',
      'Book list',
      'A declaration is signed.',
      'no page has the book list of all classes with the declaration of Manager and Principal. Add a page with “Book list” in its title and the word “declaration” in its text.',
    ],
    [
      'Data Protection',
      'Privacy',
      'We keep little.',
      'no page has the privacy notice. Add a page with “Privacy” in its title, and say which personal data the school keeps, why, and whom to ask.',
    ],
    [
      'no clause known',
      'Accessibility',
      'We test.',
      'no page has the accessibility statement. Add a page with “Accessibility” in its title, and say what was tested, what is known to fail, and whom to tell.',
    ],
    [
      'Sukdeb Saha',
      'Help',
      'Call 1800-891-4416.',
      'no page shows Tele-MANAS, the helpline for mental health. Write 14416 or 1800-891-4416 on a page that parents can easily find.',
    ],
  ])('a page that a rule requires is asked for: %s', async (clause, title, text, message) => {
    expect(await saidOf(clause)).toEqual([`warning: content/pages:1:1  ${message}`]);
    school.write('pages/new.md', page(title, text));
    expect(await saidOf(clause)).toEqual([]);
  });

  it('each of the three committees is required, on one page or on three', async () => {
    const missing = (await saidOf('19/2017')).map((line) => /names the (.+) committee/.exec(line)?.[1]);
    expect(missing).toEqual(['grievance', 'internal complaints', 'POCSO']);
    school.write('pages/new.md', page('Committees', '## Grievance committee\n\nAsk.\n\n## POCSO\n\nAsk.'));
    expect(await saidOf('19/2017')).toEqual([
      'warning: content/pages:1:1  no page names the internal complaints committee. Write its members and how to reach them below a heading with that name.',
    ]);
    school.write('pages/more.md', page('Internal complaints committee', 'Ask.'));
    expect(await saidOf('19/2017')).toEqual([]);
  });

  it('a page with the block of helplines is accepted as the required page', async () => {
    school.change('pages/transport.md', 'contact: office\n', 'contact: office\nshows:\n  - helplines\n');
    expect(await saidOf('Sukdeb Saha')).toEqual([]);
  });

  it('other files do not count as pages', async () => {
    school.write('messages/privacy.md', page('Privacy', '# Privacy\n\nWe keep little.'));
    expect(await saidOf('Data Protection')).toHaveLength(1);
  });

  it('a book list without its declaration is rejected, and so is a number that merely contains that of the helpline', async () => {
    school.write('pages/new.md', page('Book list', 'Receipt 9144160.'));
    school.write('pages/other.md', page('Reading', 'A declaration is signed.'));
    expect(await saidOf('2.4.7')).toHaveLength(1);
    expect(await saidOf('Sukdeb Saha')).toHaveLength(1);
  });

  it('the rules are in the report before publishing, but do not prevent publishing', async () => {
    const sections = await readSections(school.pathOf(''), '2025-04-15');
    const [duties] = sections.filter(({ title }) => title === "Duties besides the Board's form");
    expect(duties?.fix).toEqual([]);
    expect(duties?.look).toContainEqual(expect.stringContaining('privacy notice'));
  });
});

describe('the rule of a State', () => {
  const settleIn = (state: string): void =>
    school.change('school.yaml', 'state: Madhya Pradesh', `state: ${state}`);

  it('a State’s rule is printed but not checked in other States', async () => {
    expect([await saidOf('Act of 2025'), await saidOf('Fee Regulation')]).toEqual([[], []]);
    const read = await readDisclosure(school.pathOf(''), { day: '2025-04-15' });
    expect(formatReport(read)).toContain('  – Act of 2025: at most 25 rupees for registration');
  });

  it('a State’s rule applies to schools of every board', async () => {
    settleIn('Delhi');
    school.change('school.yaml', 'board: CBSE', 'board: CISCE');
    school.delete('disclosure.yaml');
    expect(await saidOf('Act of 2025')).not.toEqual([]);
  });

  it('Uttar Pradesh requires the fees of the next session 60 days before it begins', async () => {
    settleIn('Uttar Pradesh');
    expect(await saidOf('Fee Regulation', '2026-01-30')).toEqual([]);
    expect(await saidOf('Fee Regulation', '2026-01-31')).toEqual([
      'warning: content/fees.yaml:1:10  Session: is 2025-26. In Uttar Pradesh the fees of 2026-27 must be on the website from 31 January 2026, 60 days before the session. Add them.',
    ]);
    school.change('fees.yaml', 'session: 2025-26', 'session: 2026-27');
    expect(await saidOf('Fee Regulation', '2026-01-31')).toEqual([]);
  });

  it('in Delhi, fees above the limits that are set there are reported', async () => {
    settleIn('NCT of Delhi');
    expect(await saidOf('Act of 2025')).toEqual([
      'warning: content/fees.yaml:7:13  Registration › VI › amount: is 500; in Delhi registration may cost at most 25 rupees. Correct the amount.',
      'warning: content/fees.yaml:4:13  Admission › Nursery-VIII › amount: is 2000; in Delhi admission may cost at most 200 rupees. Correct the amount.',
    ]);
    school.change('fees.yaml', 'amount: 500', 'amount: 25');
    school.change('fees.yaml', 'amount: 2000', 'amount: 200');
    expect(await saidOf('Act of 2025')).toEqual([]);
  });
});

it.each(['U.P.', 'UP', 'उत्तर प्रदेश', 'uttar pradesh'])(
  'a rule of a State applies to a school that writes the name of the State as %s',
  async (state) => {
    school.change('school.yaml', 'state: Madhya Pradesh', `state: ${state}`);
    expect(await bindingStates()).toEqual(['all India', 'Uttar Pradesh']);
  },
);

it.each(['Upper Assam', 'Uttarakhand', 'Bihar'])(
  'no rule of another State applies to a school in %s',
  async (state) => {
    school.change('school.yaml', 'state: Madhya Pradesh', `state: ${state}`);
    expect(await bindingStates()).toEqual(['all India']);
  },
);

async function bindingStates(): Promise<string[]> {
  const { rules } = await readDisclosure(school.pathOf(''), { day: '2025-04-15' });
  return [...new Set(rules.flatMap(({ rule, applies }) => (applies ? rule.state : [])))];
}
