import { readFileSync } from 'node:fs';
import { choice, count, date, group, list, phone, rupees, text } from '@/lib/content/kinds/fields';
import { editorFiles, toJsonSchema } from './editor-files';

const SCHEMA = group('One thing.', {
  name: text('The name.', 'School bus', 60),
  code: text('The code.', '"07123"').optional(),
  day: date('The day.', '2025-04-01'),
  kind: choice('The kind.', ['big', 'small']),
  phone: phone('The number.', '+91 98765 43210'),
  places: list('The places.', group('One place.', { seats: count('How many.', '40', [1, 60]) }), [1, 5]),
  price: rupees('The price.', '1500'),
});

describe('toJsonSchema', () => {
  const { properties = {}, ...schema } = toJsonSchema(SCHEMA, 'content/things/*.yaml');

  it('the JSON Schema requires what the schema requires, and rejects unknown fields', () => {
    expect(schema).toMatchObject({
      title: 'content/things/*.yaml',
      description: 'One thing.',
      type: 'object',
      required: ['name', 'day', 'kind', 'phone', 'places', 'price'],
      additionalProperties: false,
    });
  });

  it('the JSON Schema describes each field to the editor, with an example', () => {
    expect(properties.name).toEqual({
      description: 'The name. For example: School bus',
      examples: ['School bus'],
      type: 'string',
      minLength: 1,
      maxLength: 60,
      pattern: '^[^\\n]*$',
    });
  });

  it('a quoted example stays a string', () => {
    expect(properties.code?.examples).toEqual(['07123']);
  });

  it('the JSON Schema lists the values of a choice, and gives the formats of dates, telephone numbers and amounts', () => {
    expect(properties.kind).toMatchObject({ type: 'string', enum: ['big', 'small'] });
    expect(properties.day).toMatchObject({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
    expect(properties.phone).toMatchObject({
      pattern: '^(\\+91([\\s-]?\\d){10}|\\+(?!91)[1-9]([\\s-]?\\d){6,14}|1800([\\s-]?\\d){6,7})$',
    });
    expect(properties.price).toMatchObject({ type: 'integer', minimum: 0 });
  });

  it('the JSON Schema includes the fields of lists and groups', () => {
    expect(properties.places).toMatchObject({ type: 'array', minItems: 1, maxItems: 5 });
    expect(properties.places?.items).toMatchObject({
      additionalProperties: false,
      properties: { seats: { type: 'integer', minimum: 1, maximum: 60 } },
    });
  });
});

test.each(Object.entries(editorFiles()))('%s is what `npm run guide` writes', (file, written) => {
  expect(readFileSync(file, 'utf8')).toBe(written);
});
