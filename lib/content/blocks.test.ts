import { stringify } from 'yaml';
import { BLOCK_NAMES, rowOf, type Block } from './blocks';
import { fieldOf } from './kinds/describe';
import { kindOf, kindOfBlock } from './kinds/kinds';
import { exampleOf } from './mistakes/example-of';
import { useSchoolCopy } from './mistakes/school-copy';

const school = useSchoolCopy();
const PAGE = 'pages/transport.md';

const mustBeShown = (block: Block): boolean =>
  rowOf(block).items !== undefined || rowOf(block).atHome !== undefined;
const show = (block: Block): void =>
  school.change(PAGE, 'contact: office\n', `contact: office\nshows:\n  - ${block}\n`);

/** The optional file that a block shows; undefined if every school has it. */
function fileOf(block: Block): string | undefined {
  const kind = kindOf(kindOfBlock(block));
  return 'optional' in kind && kind.optional ? kind.file : undefined;
}

const OPTIONAL = BLOCK_NAMES.filter((block) => fileOf(block) !== undefined);

describe('a page with a block for which the school has no file', () => {
  beforeEach(() => {
    school.change('school.yaml', 'board: CBSE', 'board: CISCE');
    school.delete('disclosure.yaml');
  });

  it.each(OPTIONAL)('a block without a file is reported: %s', async (block) => {
    show(block);
    expect(await school.problems()).toEqual([
      expect.stringMatching(new RegExp(`${PAGE}:9:5 .*${block}.* there is no .*${fileOf(block)}`)),
    ]);
  });
});

describe('content that no page shows', () => {
  it('only these blocks may stay unused: another check requires them, or the site shows their content elsewhere', () => {
    expect(BLOCK_NAMES.filter((block) => !mustBeShown(block))).toEqual([
      'feeTables',
      'accountants',
      'admissionRules',
      'messages',
      'programmes',
      'timings',
      'calendar',
      'helplines',
      'visit',
      'bookList',
      'ages',
      'disclosureA',
      'disclosureB',
      'disclosureC',
      'disclosureD',
      'disclosureE',
    ]);
  });

  it.each(BLOCK_NAMES.filter(mustBeShown))(
    'content is reported if no page has its block: %s',
    async (block) => {
      school.change(
        'pages/Account/Testimonials.md',
        '  - testimonials\n  - gallery\n  - documents\n',
        '  []\n',
      );
      const kind = kindOf(kindOfBlock(block));
      if ('file' in kind) school.write(kind.file, stringify(exampleOf(fieldOf(kind.schema))));
      else
        for (let number = 0; number <= (rowOf(block).atHome ?? 0); number += 1)
          school.write(`${kindOfBlock(block)}/item-${number}${kind.extension}`, 'not: read\n');
      expect(await school.problems({ severity: 'warning' })).toContainEqual(
        expect.stringContaining(`Write "- ${block}" under "shows:" in a file in pages/.`),
      );
    },
  );
});
