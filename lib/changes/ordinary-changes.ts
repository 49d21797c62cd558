import { somePicture, type Change } from './change';

/** What editors change besides the recipes: words, counts, colours, and things that go. */
export const ORDINARY_CHANGES: readonly Change[] = [
  {
    title: 'Say a word of the site otherwise',
    apply(copy) {
      copy.set('words.yaml', ['carousel', 'next'], 'Onward');
      copy.set('words.yaml', ['gallery', 'position'], 'Picture {number} out of {total}');
      copy.set('words.yaml', ['menu', 'label'], 'मुख्य मेनू');
    },
  },
  {
    title: 'Say a word of the staff area otherwise',
    apply(copy) {
      copy.set('staff.yaml', ['login', 'submit'], 'Come in');
      copy.set('staff.yaml', ['validation', 'passwordLength'], 'At least 4 letters or numbers.');
      copy.set('staff.yaml', ['locations', 'add'], 'One more district');
    },
  },
  {
    title: 'Correct the number of pupils in the disclosure',
    apply: (copy) => copy.set('disclosure.yaml', ['D', 'pupils'], 1203),
  },
  {
    title: 'Add a photo to the gallery',
    apply: (copy) =>
      copy.push('gallery.yaml', ['pictures'], {
        picture: somePicture(copy),
        alt: 'The picture that came last',
        caption: 'The picture that came last',
        consent: 'nobody',
      }),
  },
  {
    title: 'Take a photo out of the gallery',
    apply: (copy) => copy.delete('gallery.yaml', ['pictures', 0]),
  },
  {
    title: 'Take a testimonial away',
    apply: (copy) => copy.list('testimonials').slice(0, 1).forEach(copy.remove),
  },
  {
    title: 'Take all toppers away',
    apply: (copy) => copy.list('toppers').forEach(copy.remove),
  },
  {
    title: 'Take a desk message away',
    apply: (copy) => copy.list('messages').slice(0, -1).slice(0, 1).forEach(copy.remove),
  },
  {
    title: 'Take the oldest news away',
    apply: (copy) => copy.list('news').slice(0, 1).forEach(copy.remove),
  },
  {
    title: 'Give an entry of the menu another name',
    apply: (copy) => copy.set('menu.yaml', ['entries', 0, 'text'], 'Start here'),
  },
  {
    title: 'Begin another session',
    apply(copy) {
      copy.set('school.yaml', ['session'], '2031-32');
      copy.set('fees.yaml', ['session'], '2031-32');
    },
  },
  {
    title: 'Add the fees of another class',
    apply(copy) {
      const installments = Number(copy.get('fees.yaml', ['installments']));
      const fee = { class: 'Play group', installment: 505, total: 505 * installments };
      copy.push('fees.yaml', ['tuition'], fee);
    },
  },
  {
    title: 'Write the calendar of another session',
    apply: (copy) =>
      copy.write(
        'calendar.yaml',
        'session: 2029-30\ngroups: []\ndays:\n  - date: 2029-10-02\n    kind: holiday\n    title: Gandhi Jayanti\n',
      ),
  },
  {
    title: 'Keep to one time in the whole year, without office hours',
    apply: (copy) =>
      copy.write(
        'timings.yaml',
        `days: [Monday, Saturday]
seasons:
  - name: The whole year
    begins: 01-01
    ends: 12-31
    gateOpens: 05:00
    gateCloses: 15:00
    stages: [{ name: All, bells: [{ name: Lessons, begins: 05:10, ends: 14:50 }] }]
offices: []
`,
      ),
  },
  {
    title: 'Add a banner',
    apply: (copy) =>
      copy.push('home.yaml', ['banners'], {
        picture: somePicture(copy),
        alt: 'The banner that came last',
        caption: 'One banner more than before',
      }),
  },
  {
    title: 'Give sections of the home page other headings',
    apply(copy) {
      copy.set('home.yaml', ['heading'], 'हर बच्चे की जगह');
      copy.set('home.yaml', ['newsAndEvents', 'news'], 'Lately');
      copy.set('home.yaml', ['testimonials', 'title'], 'In their own words');
    },
  },
  {
    title: 'Choose other colours',
    apply(copy) {
      copy.set('school.yaml', ['colours', 'ink'], '#123a2a');
      copy.set('school.yaml', ['colours', 'accent'], '#f0b429');
    },
  },
  {
    title: 'Give the school another name and no WhatsApp number',
    apply(copy) {
      copy.set('school.yaml', ['name'], 'Another School Altogether');
      copy.delete('school.yaml', ['whatsapp']);
    },
  },
  {
    title: 'Change a rule of admission, and add one',
    apply(copy) {
      copy.set('admission.yaml', ['rules', 0], 'Come and talk to us.');
      copy.push('admission.yaml', ['rules'], 'Bring your child.');
    },
  },
  {
    title: 'Take an urgent notice down',
    apply: (copy) => copy.remove('notice.yaml'),
  },
  {
    title: 'Put an urgent notice up',
    apply: (copy, day) =>
      copy.write('notice.yaml', `label: Closed\ntext: No school today.\nuntil: ${day}T16:00+05:30\n`),
  },
];
