import { array, object, string } from 'yup';
import { fieldOf, fieldAt, walkFields, walkValue } from './describe';

const SCHEMA = object({
  title: string().required().meta({ is: 'The title.', example: 'Buses', refers: 'link' }),
  stops: array(object({ name: string().oneOf(['Gate', 'Market']).optional() })).required(),
});
const field = fieldOf(SCHEMA);

const pathsOf = (placed: ReturnType<typeof walkFields>): string[] => placed.map(({ path }) => path.join('.'));

describe('a field', () => {
  it('is what the schema says of it', () => {
    expect(field.fields.title).toMatchObject({
      type: 'string',
      is: 'The title.',
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
    'is none where the schema has none: %j',
    (path) => {
      expect(fieldAt(field, path)).toBeUndefined();
    },
  );
});

describe('a walk', () => {
  it('without a value passes every field, with one item for each list', () => {
    expect(pathsOf(walkFields(field))).toEqual(['', 'title', 'stops', 'stops.0', 'stops.0.name']);
  });

  it('with a value passes what is there', () => {
    const placed = walkValue(field, { stops: [{ name: 'Gate' }, { other: 1 }, null] });
    expect(pathsOf(placed)).toEqual(['', 'stops', 'stops.0', 'stops.0.name', 'stops.1']);
    expect(placed[3]).toMatchObject({ value: 'Gate', parent: { value: { name: 'Gate' } } });
  });

  it.each(['text', 12, null, [1], { stops: 'text', title: { x: 1 } }])(
    'passes over what does not fit: %j',
    (value) => {
      expect(pathsOf(walkValue(field, value)).filter((path) => path.includes('.'))).toEqual([]);
    },
  );
});
