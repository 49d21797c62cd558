import type { ContentCopy } from './content-copy';
import { somePdf, somePicture, type Change } from './change';

/** The recipes of content/README.md, in their order and with their titles. */
export const RECIPES: readonly Change[] = [
  {
    title: 'Change a fee',
    apply(copy) {
      const installments = Number(copy.get('fees.yaml', ['installments']));
      const installment = Number(copy.get('fees.yaml', ['tuition', 0, 'installment'])) + 75;
      copy.set('fees.yaml', ['tuition', 0, 'installment'], installment);
      copy.set('fees.yaml', ['tuition', 0, 'total'], installments * installment);
      copy.set('fees.yaml', ['admission', 0, 'amount'], 123_450);
    },
  },
  {
    title: 'Add an announcement',
    apply: (copy, day) =>
      copy.write('announcements/changed.yaml', `publish: ${day}\nexpires: ${day}\nmessage: Only today.\n`),
  },
  {
    title: 'Add a news item',
    apply(copy, day) {
      for (const name of ['one', 'two'])
        copy.write(`news/changed-${name}.yaml`, `publish: ${day}\ndate: ${day}\nmessage: News ${name}.\n`);
    },
  },
  {
    title: 'Add an event',
    apply: (copy, day) =>
      copy.write(
        'events/changed.yaml',
        `publish: ${day}\ndate: ${day}\nmessage: A feast today.\nplace: Hall\n`,
      ),
  },
  {
    title: 'Replace a photo',
    apply(copy) {
      const photo = copy.duplicate(`images/${somePicture(copy)}`, 'changed-photo.jpg');
      copy.set('home.yaml', ['banners', 0, 'picture'], photo);
      copy.set('home.yaml', ['banners', 0, 'alt'], 'Another picture than before');
    },
  },
  {
    title: 'Add a page',
    apply(copy, day) {
      const contact = String(copy.get('school.yaml', ['contacts', 0, 'id']));
      const fields = `title: Robots of our own\ndescription: A club that builds robots.\nupdated: ${day}\ncontact: ${contact}`;
      copy.write(
        'pages/changed-robots.md',
        `---\n${fields}\n---\n\nWe build robots.\n\n## When\n\nOn Fridays.\n`,
      );
      addToMenu(copy, { text: 'Robots of our own', to: '/changed-robots' });
    },
  },
  {
    title: 'Add a menu entry',
    apply(copy) {
      addToMenu(copy, { text: 'Robots on Fridays', to: '/changed-robots#when' });
    },
  },
  {
    title: 'Change a telephone number',
    apply(copy) {
      const number = '+91 76543 21098';
      copy.set('school.yaml', ['phones', 0], number);
      copy.set('school.yaml', ['contacts', 0, 'phone'], number);
      copy.set('fees.yaml', ['accountants', 0, 'phone'], number);
      copy.set('disclosure.yaml', ['A', 'rows', 0, 'details'], number);
    },
  },
  {
    title: 'Add a topper',
    apply(copy) {
      const shown = `picture: ${somePicture(copy)}\nalt: Portrait of a pupil\nconsent: yes\n`;
      copy.write(
        'toppers/changed.yaml',
        `order: 1\nname: K. Rao\nposition: Class X\npercentage: 99.2\n${shown}`,
      );
    },
  },
  {
    title: 'Put up a new certificate in the disclosure',
    apply(copy) {
      const file = copy.duplicate(`files/${somePdf(copy)}`, 'changed-certificate.pdf');
      copy.set(
        'disclosure.yaml',
        ['B', 'rows', 0, 'files'],
        [{ title: 'A new certificate', file, validUntil: '2031-03-31' }],
      );
    },
  },
];

/** At the end of the first list of the menu; beside the other entries where it has no list. */
function addToMenu(copy: ContentCopy, entry: { text: string; to: string }): void {
  const list = [0, 1, 2, 3, 4, 5, 6, 7].find((at) => copy.get('menu.yaml', ['entries', at, 'entries', 0]));
  copy.push('menu.yaml', list === undefined ? ['entries'] : ['entries', list, 'entries'], entry);
}
