import { reach, array, object, string } from 'yup';
import { fieldOf, walkFields, fieldAt, walkValue } from './describe';
import { parseYaml } from '../parse/yaml';
import type { Path } from '../parse/values';
import { group, text } from './fields';
import { FOLDER_KINDS, SINGLE_KINDS } from './kinds';
import { validateDocument } from './validate';
import { isCbse } from './school';
import { isCurrent, toEvents } from './dated';
import { STAFF_DEFAULTS as staff, toStaff } from './staff';

const KINDS = Object.entries({ ...SINGLE_KINDS, ...FOLDER_KINDS });

/** Writes a path as Yup does: `tuition[0].class`. */
const inYup = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `["${step}"]`)).join('');

describe.each(KINDS)('the fields of %s', (_, { schema }) => {
  const placed = walkFields(fieldOf(schema));

  it('each field is described in a sentence', () => {
    const without = placed.filter(({ field }) => !/^[A-Z].*\.$/.test(field.description));
    expect(without.map(({ path }) => path.join(' '))).toEqual([]);
  });

  it('each field has an example that the check accepts exactly as messages show it', () => {
    const wrong = placed.flatMap(({ path, field: { example, item, fields } }) => {
      const way = path.join(' ');
      if (example === undefined) return item || Object.keys(fields).length ? [] : [`${way}: no example`];
      const document = parseYaml(`field: ${example}`);
      const one = group('A group of one field.', { field: reach(schema, inYup(path)) });
      const problems = document.error ? [document.error] : validateDocument({ file: '', document }, one);
      return problems.map(({ message }) => `${way}: ${example}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });
});

const SCHEMA = object({
  title: string().required().meta({ description: 'The title.', example: 'Buses', refers: 'link' }),
  stops: array(object({ name: string().oneOf(['Gate', 'Market']).optional() })).required(),
});
const field = fieldOf(SCHEMA);

const pathsOf = (placed: ReturnType<typeof walkFields>): string[] => placed.map(({ path }) => path.join('.'));

describe('a field', () => {
  it('a field is described as in its schema', () => {
    expect(field.fields.title).toMatchObject({
      type: 'string',
      description: 'The title.',
      example: 'Buses',
      refers: 'link',
      optional: false,
    });
    expect(fieldAt(field, ['stops', 4, 'name'])).toMatchObject({
      optional: true,
      choices: ['Gate', 'Market'],
    });
  });

  it.each([[['stops', 'name']], [['title', 0]], [['constructor']], [['title', 'x', 'y']]])(
    'there is no field at the path %j',
    (path) => {
      expect(fieldAt(field, path)).toBeUndefined();
    },
  );
});

describe('a walk through the fields of a schema', () => {
  it('a walk without a value visits every field, with one item for each list', () => {
    expect(pathsOf(walkFields(field))).toEqual(['', 'title', 'stops', 'stops.0', 'stops.0.name']);
  });

  it('a walk with a value visits the fields that the value has', () => {
    const placed = walkValue(field, { stops: [{ name: 'Gate' }, { other: 1 }, null] });
    expect(pathsOf(placed)).toEqual(['', 'stops', 'stops.0', 'stops.0.name', 'stops.1']);
    expect(placed[3]).toMatchObject({ value: 'Gate', parent: { value: { name: 'Gate' } } });
  });

  it.each(['text', 12, null, [1], { stops: 'text', title: { x: 1 } }])(
    'a walk skips values that do not fit the schema: %j',
    (value) => {
      expect(pathsOf(walkValue(field, value)).filter((path) => path.includes('.'))).toEqual([]);
    },
  );
});

const schema = group('One contact.', {
  name: text('The name.', 'Meera Joshi'),
  call: text('The number.', '+91 98765 43210').optional().meta({ replacedBy: 'phone' }),
  phone: text('The number.', '+91 98765 43210').optional(),
});

const judge = (file: string) =>
  validateDocument({ file: 'content/contact.yaml', document: parseYaml(file) }, schema);

describe('a field that was renamed in this release', () => {
  it('an old field name is accepted with a warning, and npm run fix writes the new name', () => {
    expect(judge('name: Meera\ncall: "1098"\n')).toMatchObject([
      {
        line: 2,
        severity: 'warning',
        message: 'is now called phone; a later version will refuse the old name. Write phone.',
        remedy: { line: 2, from: 'call', to: 'phone' },
      },
    ]);
  });

  it('an old field name is not corrected automatically if the file has the new name too', () => {
    const [found] = judge('call: "1098"\nname: Meera\nphone: "1098"\n');
    expect(found).toMatchObject({ line: 1, severity: 'warning' });
    expect(found?.message).toBe('is now called phone, which is here too. Delete this line.');
    expect(found?.remedy).toBeUndefined();
  });

  it('there is no warning if a file does not use the old name', () => {
    expect(judge('name: Meera\nphone: "1098"\n')).toEqual([]);
  });
});

test.each(['CBSE', 'C.B.S.E., New Delhi', 'cbse', 'Central Board of Secondary Education'])(
  'the board %s is CBSE',
  (board) => {
    expect(isCbse(board)).toBe(true);
  },
);

test.each(['CISCE', 'ICSE', 'UP Board', 'Rajasthan Board of Secondary Education', 'NIOS'])(
  'the board %s is not CBSE',
  (board) => {
    expect(isCbse(board)).toBe(false);
  },
);

describe('isCurrent', () => {
  const item = { publish: '2025-04-01', expires: '2025-05-31' };

  it.each([
    ['2025-03-31', false],
    ['2025-04-01', true],
    ['2025-05-31', true],
    ['2025-06-01', false],
  ])('on %s returns %s', (day, shown) => {
    expect(isCurrent(item, day)).toBe(shown);
  });

  it('an item without a last day is current on every day after its first', () => {
    expect(isCurrent({ publish: '2025-04-01' }, '2035-01-01')).toBe(true);
  });
});

test('upcoming events, including today’s, come first, earliest first; past events follow, latest first', () => {
  const events = ['2025-04-14', '2025-06-01', '2025-01-26', '2025-04-15', '2025-05-01'].map((date) => ({
    fields: { date },
    body: '',
    name: date,
    file: '',
  }));
  expect(toEvents(events, { day: '2025-04-15' })).toEqual([
    { id: '2025-04-15', date: '2025-04-15', past: false },
    { id: '2025-05-01', date: '2025-05-01', past: false },
    { id: '2025-06-01', date: '2025-06-01', past: false },
    { id: '2025-04-14', date: '2025-04-14', past: true },
    { id: '2025-01-26', date: '2025-01-26', past: true },
  ]);
});

describe('the staff area of a school without a staff.yaml', () => {
  it('the built-in texts are those of the specification, word for word', () => {
    expect(staff.validation).toEqual({
      usernameRequired: 'Email is required.',
      usernameFormat: 'Please enter a valid email address',
      passwordRequired: 'Password is required.',
      passwordLength: 'Password lenth more than 4 character',
    });
    expect(staff.usernameIsEmail).toBe(false);
    expect(staff.login).toMatchObject({
      title: 'Login',
      username: 'Username',
      password: 'Password',
      submit: 'Login',
      failed: 'Login failed! Please try again!',
    });
    // lib/staff/describe-failure.test.ts tests the messages of failures.
    expect(staff.paginator).toMatchObject({
      itemsPerPage: 'Items per page:',
      range: '{from} – {to} of {total}',
    });
  });

  it('the side menu ends with About, Services, Clients and Contact, as links to pages that every school has', () => {
    const last = staff.menu.slice(-4);
    expect(last.map((item) => item.text)).toEqual(['About', 'Services', 'Clients', 'Contact']);
    for (const { to } of last)
      expect(['/#about-us', '/#programmes', '/#testimonials', '/#contact']).toContain(to);
  });

  it('staff pages missing from a school’s own menu come before its entries, which keep their order', () => {
    const own = { text: 'Programmes', to: '/programmes' };
    const [dashboard, ...others] = staff.menu.slice(0, -5);
    const menu = [own, { text: 'Start', to: dashboard?.to }];
    expect(toStaff({ ...staff, menu }).menu).toEqual([...others, ...menu]);
    expect(toStaff(staff).menu).toEqual(staff.menu);
  });
});
