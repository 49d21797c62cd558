import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';

const GUIDE = readFileSync(path.join(__dirname, '../../content/README.md'), 'utf8');
const school = useSchoolCopy();

const copy = (from: string, to: string): void => copyFileSync(school.pathOf(from), school.pathOf(to));

/** What an editor of the small school does by each recipe, with the recipes' titles and in their order. */
const RECIPES: Readonly<Record<string, () => void>> = {
  'Change a fee'() {
    school.change('fees.yaml', 'installment: 1550\n    total: 10850', 'installment: 1600\n    total: 11200');
    school.change('fees.yaml', 'amount: 2000', 'amount: 2500');
    school.change('fees.yaml', 'session: 2025-26', 'session: 2026-27');
  },
  'Add an announcement'() {
    school.write(
      'announcements/today.yaml',
      'publish: 2025-04-15\nexpires: 2025-04-15\nmessage: Only today.\n',
    );
  },
  'Add a news item'() {
    copy('images/garden.png', 'images/fair.png');
    copy('files/form.pdf', 'files/fair-2025.pdf');
    school.write(
      'news/fair.yaml',
      'publish: 2025-04-15\ndate: 2025-04-15\nmessage: The fair was full.\npicture: fair.png\nalt: The crowd\nconsent: nobody\nfile: fair-2025.pdf\n',
    );
    school.delete('news/quiz.yaml');
  },
  'Add an event'() {
    school.write(
      'events/feast.yaml',
      "publish: 2025-04-15\ndate: 2025-05-01\nuntil: 2025-05-02\nbegins: '10:00'\nends: '13:00'\nmessage: A feast.\nplace: Hall\n",
    );
  },
  'Replace a photo'() {
    copy('images/assembly.png', 'images/bus-2025.png');
    school.change('pages/transport.md', 'picture: assembly.png', 'picture: bus-2025.png');
    school.change('pages/transport.md', 'alt: Pupils waiting for the bus', 'alt: The new bus');
  },
  'Add a page'() {
    school.write(
      'pages/robotics.md',
      '---\ntitle: Robotics\ndescription: A club that builds robots.\nupdated: 2025-04-15\ncontact: office\n---\n\nWe build robots. See the [bus](/transport).\n\n## When\n\nOn Fridays.\n',
    );
    addMenuEntry('/robotics');
  },
  'Add a menu entry': () => addMenuEntry('/transport#routes'),
  'Change a telephone number'() {
    school.change('school.yaml', 'phones:\n  - +91 98765 43210', 'phones:\n  - +91 76543 21098');
    school.change('school.yaml', 'phone: +91 98765 43210', 'phone: +91 76543 21098');
    school.change('fees.yaml', '+91 98765 43211', '+91 76543 21099');
    const row = '    - row: A7\n      information: Telephone\n      details: +91 76543 21098\n';
    school.change('disclosure.yaml', 'B:\n  title', `${row}B:\n  title`);
  },
  'Add a topper'() {
    copy('images/garden.png', 'images/k-rao.png');
    school.write(
      'toppers/k-rao.yaml',
      'order: 1\nname: K. Rao\nposition: Class X\npercentage: 99.2\npicture: k-rao.png\nalt: Portrait of K. Rao\nconsent: yes\n',
    );
  },
  'Put up a new certificate in the disclosure'() {
    copy('files/form.pdf', 'files/fire-safety-2027.pdf');
    school.change(
      'disclosure.yaml',
      'file: form.pdf\n          validUntil: 2027-03-31',
      'file: fire-safety-2027.pdf\n          validUntil: 2028-03-31',
    );
  },
};

function addMenuEntry(to: string): void {
  const neighbour = '      - text: Families\n';
  school.change('menu.yaml', neighbour, `      - text: Robotics\n        to: ${to}\n${neighbour}`);
}

/** Texts of the guide by the title of the recipe. */
const TEXTS = new Map(
  [...GUIDE.matchAll(/^### \d+\. (.+)\n([\s\S]*?)(?=^##)/gm)].map(([, title = '', text = '']) => [
    title,
    text,
  ]),
);

test('every recipe of the editors’ guide is tried here', () => {
  expect(TEXTS.size).toBe(10);
  expect(Object.keys(RECIPES)).toEqual([...TEXTS.keys()]);
});

test.each([...TEXTS])('"%s" changes what it names, and is accepted', async (title, text) => {
  const before = readFiles();
  RECIPES[title]?.();
  const changed = [...readFiles()].filter(([file, bytes]) => before.get(file) !== bytes);
  const names = ['', ...(text.match(/(?<=content\/)[a-z]+(?:\.yaml|\/)/g) ?? [])];
  expect(names.filter((name) => !changed.some(([file]) => file.startsWith(name)))).toEqual([]);
  expect(await school.problems({ severity: 'error' })).toEqual([]);
});

function readFiles(): Map<string, string> {
  const folder = school.pathOf('');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(paths.map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]));
}
