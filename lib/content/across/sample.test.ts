import { useSchoolCopy } from '../mistakes/school-copy';

const school = useSchoolCopy();
const SAMPLE =
  'note: A sample school.\nvalues:\n  - file: pages/transport.md\n    texts:\n      - Three buses\n      - Four trams\n  - file: fees.yaml\n  - file: pages/moon.md\n';

describe('values that sample.yaml lists', () => {
  it('are named, and stop nothing, while the site is tried', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    expect(await school.problems({ severity: 'placeholder' })).toEqual([
      "content/fees.yaml:1:1  still has the values of the sample school. Write the school's own, and delete the file from sample.yaml.",
      expect.stringMatching(
        /^content\/pages\/transport\.md:\d+:\d+ {2}Text: "Three buses" is a value of the sample school\./,
      ),
      'content/sample.yaml:1:7  Note: says that the values of this website are invented. Replace them, then delete this file.',
    ]);
  });

  it('stop a publication', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ publish: true, severity: 'error' })).toHaveLength(3);
  });

  it('are done when they are gone', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ severity: 'warning' })).toEqual([]);
  });
});
