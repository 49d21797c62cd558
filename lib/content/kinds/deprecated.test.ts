import { parseYaml } from '../parse/yaml';
import { group, text } from './fields';
import { validateDocument } from './validate';

const schema = group('One contact.', {
  name: text('The name.', 'Meera Joshi'),
  call: text('The number.', '+91 98765 43210').optional().meta({ replacedBy: 'phone' }),
  phone: text('The number.', '+91 98765 43210').optional(),
});

const judge = (file: string) => validateDocument('content/contact.yaml', parseYaml(file), schema);

describe('a field that has another name since this release', () => {
  it('is taken with a warning, and npm run fix writes the new name', () => {
    expect(judge('name: Meera\ncall: "1098"\n')).toMatchObject([
      {
        line: 2,
        severity: 'warning',
        message: 'is now called phone; a later version will refuse the old name. Write phone.',
        remedy: { line: 2, from: 'call', to: 'phone' },
      },
    ]);
  });

  it('has no remedy where the new name is there too', () => {
    const [found] = judge('call: "1098"\nname: Meera\nphone: "1098"\n');
    expect(found).toMatchObject({ line: 1, severity: 'warning' });
    expect(found?.message).toBe('is now called phone, which is here too. Delete this line.');
    expect(found?.remedy).toBeUndefined();
  });

  it('is not spoken of where it is not used', () => {
    expect(judge('name: Meera\nphone: "1098"\n')).toEqual([]);
  });
});
