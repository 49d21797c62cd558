import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

describe('a field that is missing, or that there is not', () => {
  it('names a missing field at its group', async () => {
    school.change('fees.yaml', '    installment: 1550\n', '');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:16:5  Tuition › VI-VIII › installment: is missing. Write for example installment: 1550',
    ]);
  });

  it('names a missing field of a whole file', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12\n', '');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  Date: is missing. Write for example date: 2025-04-12',
    ]);
  });

  it('names a missing field of front matter', async () => {
    school.change('pages/transport.md', 'updated: 2025-04-15\n', '');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:2:1  Updated: is missing. Write for example updated: 2025-04-15',
    ]);
  });

  it('names a missing group', async () => {
    school.change('home.yaml', 'desk:\n  title: From the desk\n', '');
    expect(await school.problems()).toEqual([
      'content/home.yaml:1:1  Desk: is missing. Copy this part from the sample school and change it.',
    ]);
  });

  it('names an empty field', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date:');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:6  Date: is empty. Write for example date: 2025-04-12',
    ]);
  });

  it('offers to delete an empty field that may be left out', async () => {
    school.change('announcements/admission.yaml', 'expires: 2025-05-31', 'expires:');
    expect(await school.problems()).toEqual([
      'content/announcements/admission.yaml:2:9  Expires: is empty. Write for example expires: 2025-05-31, or delete the line',
    ]);
  });

  it('names an empty item of a list', async () => {
    school.change('admission.yaml', '- Seats are limited.', '- Seats are limited.\n  -');
    expect(await school.problems()).toEqual([
      'content/admission.yaml:3:4  Rules › item 2: is empty. Write for example - Seats are limited.',
    ]);
  });

  it('suggests the field that a misspelt one means, and does not call it missing too', async () => {
    school.change('fees.yaml', '    installment: 1550', '    instalment: 1550');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:17:5  Tuition › VI-VIII › instalment: there is no field with this name. Did you mean "installment"?',
    ]);
  });

  it('says what is wrong with a field that is also there misspelt', async () => {
    school.change('fees.yaml', 'total: 10850', 'total: many\n    totel: 10850');
    expect(await school.problems()).toEqual([
      expect.stringContaining('total: must be a whole number of rupees, found "many".'),
      expect.stringContaining('totel: there is no field with this name.'),
    ]);
  });

  it('takes another case for a slip', async () => {
    school.change('news/quiz.yaml', 'message:', 'Message:');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:1  Message: there is no field with this name. Did you mean "message"?',
    ]);
  });

  it('lists the fields where none is near', async () => {
    school.change('news/quiz.yaml', 'message:', 'photographer: R. Mishra\nmessage:');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:1  Photographer: there is no field with this name. The fields here are: publish, expires, date, message, to, picture, alt, consent, file.',
    ]);
  });
});
