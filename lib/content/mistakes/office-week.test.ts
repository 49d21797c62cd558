import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

it.each(['VI-A', 'Primary', 'Early learning', 'Senior Secondary', 'Pre-Primary', 'N-XII'])(
  'takes classes: %s of an announcement for a class or a stage',
  async (classes) => {
    school.change('announcements/admission.yaml', 'message:', `classes: ${classes}\nmessage:`);
    expect(await school.problems()).toEqual([]);
  },
);

it('takes a copy of an item that was changed for a new item, and that of a page or of a single file for a copy', async () => {
  school.write(
    'news/quiz - Copy.yaml',
    'publish: 2025-04-12\ndate: 2025-04-12\nmessage: Class IX won too.\n',
  );
  expect(await school.problems()).toEqual([]);
  school.write('menu - Copy.yaml', 'entries: []\n');
  expect(await school.problems()).toEqual([expect.stringContaining('looks like a second menu.yaml.')]);
});
