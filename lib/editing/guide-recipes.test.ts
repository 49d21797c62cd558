import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';

const GUIDE = readFileSync(path.join(__dirname, '../../content/README.md'), 'utf8');
const school = useSchoolCopy();

const copy = (from: string, to: string): void => copyFileSync(school.pathOf(from), school.pathOf(to));

/** An editor's actions for each recipe, keyed by the recipe's title, in the guide's order. */
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
  'Add a new certificate to the disclosure'() {
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

/** The guide's texts, keyed by recipe title. */
const TEXTS = new Map(
  [...GUIDE.matchAll(/^### \d+\. (.+)\n([\s\S]*?)(?=^##)/gm)].map(([, title = '', text = '']) => [
    title,
    text,
  ]),
);

test('every recipe of the editors’ guide is tested here', () => {
  expect(TEXTS.size).toBe(10);
  expect(Object.keys(RECIPES)).toEqual([...TEXTS.keys()]);
});

test.each([...TEXTS])(
  '"%s" changes the files that it mentions, and the result passes the check',
  async (title, text) => {
    const before = readFiles();
    RECIPES[title]?.();
    const changed = [...readFiles()].filter(([file, bytes]) => before.get(file) !== bytes);
    const names = ['', ...(text.match(/(?<=content\/)(?!hi\/)[a-z]+(?:\.yaml|\/)/g) ?? [])];
    expect(names.filter((name) => !changed.some(([file]) => file.startsWith(name)))).toEqual([]);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
  },
);

/** A section of the guide that is not a numbered recipe. */
const section = (title: string): string => GUIDE.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

test('a transfer certificate is published as a PDF with a link to it', async () => {
  const [, link = ''] = /`(\[TC [^`]+\]\(\/assets\/[^`]+\))`/.exec(section('A transfer certificate')) ?? [];
  const file = /\/assets\/([^)]+)/.exec(link)?.[1] ?? '';
  expect(section('A transfer certificate')).toContain(`\`${file}\``);
  school.change('pages/transport.md', 'contact: office\n---\n', `contact: office\n---\n\n${link}\n`);
  expect(await school.problems()).toEqual([expect.stringContaining(`there is no file "${file}" in files/`)]);
  copy('files/form.pdf', `files/${file}`);
  expect(await school.problems()).toEqual([]);
});

test('a new principal is named in school.yaml alone, and every other text shows the new name', async () => {
  expect(section('A new principal')).toContain("`name: '{principal}'`");
  const principal = (name: string): string => `principal:\n  name: ${name}\n  qualification: M.Sc.\n`;
  school.change('school.yaml', 'logo: ', `${principal('S. Tiwari')}logo: `);
  school.change('disclosure.yaml', 'name: S. Tiwari', "name: '{principal}'");
  school.change('messages/principal.md', 'name: S. Tiwari', "name: '{principal}'");
  school.write(
    'news/quiz.yaml',
    "publish: 2025-04-12\ndate: 2025-04-12\nmessage: 'Our Principal, {principal}, {qualification}, sang.'\n",
  );
  expect(await school.problems()).toEqual([]);
  school.change('school.yaml', 'name: S. Tiwari', 'name: Ravi Kumar');
  expect(await school.problems()).toEqual([]);
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  expect(content?.news[0]?.message).toBe('Our Principal, Ravi Kumar, M.Sc., sang.');
  expect(content?.disclosure?.D.rows[0]?.people?.[0]?.name).toBe('Ravi Kumar');
});

test('the list of changes names only commands that a school has', () => {
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...section('What an update brings').matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named).toContain('update');
  expect(named.filter((name = '') => !(name in scripts.scripts))).toEqual([]);
});

function readFiles(): Map<string, string> {
  const folder = school.pathOf('');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(paths.map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]));
}
