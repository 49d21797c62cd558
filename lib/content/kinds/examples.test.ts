import { reach } from 'yup';
import { fieldOf, walkFields } from './describe';
import { type Path, parseYaml } from '../parse/yaml';
import { group } from './fields';
import { FOLDER_KINDS, SINGLE_KINDS } from './kinds';
import { validateDocument } from './validate';

const KINDS = Object.entries({ ...SINGLE_KINDS, ...FOLDER_KINDS });

/** Writes a path as Yup does: `tuition[0].class`. */
const inYup = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `["${step}"]`)).join('');

describe.each(KINDS)('the fields of %s', (_, { schema }) => {
  const placed = walkFields(fieldOf(schema));

  it('each say in a sentence what they are', () => {
    const without = placed.filter(({ field }) => !/^[A-Z].*\.$/.test(field.is));
    expect(without.map(({ path }) => path.join(' '))).toEqual([]);
  });

  it('each have an example that the check accepts, typed as it stands in the message', () => {
    const wrong = placed.flatMap(({ path, field: { example, item, fields } }) => {
      const way = path.join(' ');
      if (example === undefined) return item || Object.keys(fields).length ? [] : [`${way}: no example`];
      const document = parseYaml(`field: ${example}`);
      const one = group('A group of one field.', { field: reach(schema, inYup(path)) });
      const problems = document.error ? [document.error] : validateDocument('', document, one);
      return problems.map(({ message }) => `${way}: ${example}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });
});
