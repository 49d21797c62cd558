/** @jest-environment node */
import type { AnyObjectSchema } from 'yup';
import { FOLDER_KINDS, SINGLE_KINDS } from './kinds';
import { validateDocument } from './validate';
import { parseYaml } from '../yaml/yaml-document';
import { group } from './fields';

interface Field {
  fields?: Record<string, Field>;
  innerType?: Field;
  spec: { meta?: { is?: string; example?: string } };
}

const KINDS = Object.entries({ ...SINGLE_KINDS, ...FOLDER_KINDS });

describe.each(KINDS)('the fields of %s', (_, kind) => {
  const fields = collect('', kind.schema as unknown as Field);

  it('each say in a sentence what they are', () => {
    const without = fields.filter(({ field }) => !/^[A-Z].*\.$/.test(field.spec.meta?.is ?? ''));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('each have an example that the check accepts, typed as it stands in the message', () => {
    const wrong = fields.flatMap(({ path, field }) => {
      const { example } = field.spec.meta ?? {};
      if (example === undefined) return field.fields || field.innerType ? [] : [`${path}: no example`];
      const document = parseYaml(`field: ${example}`);
      const schema: AnyObjectSchema = group('A group of one field.', { field: field as never });
      const problems = document.error ? [document.error] : validateDocument('', document, schema);
      return problems.map(({ message }) => `${path}: ${example}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });
});

function collect(path: string, field: Field): { path: string; field: Field }[] {
  const below = Object.entries(field.fields ?? {}).flatMap(([name, each]) =>
    collect(`${path} ${name}`, each),
  );
  const items = field.innerType ? collect(`${path} -`, field.innerType) : [];
  return [{ path: path.trim(), field }, ...below, ...items];
}
