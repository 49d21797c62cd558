import { tmpdir } from 'node:os';
import { formatProblem } from '../say/problem';
import { useMemorySchool } from './memory-folder';

const school = useMemorySchool(tmpdir());
// A school's claim is proved by another file.
const PROOFS = 'shortcuts: []\nproofs: [{ text: Small classes, perSection: true }]';
const home = String(school.files.get('home.yaml')).replace('shortcuts: []', PROOFS);
school.files.set('home.yaml', Buffer.from(home));
const FILES = [...school.files.keys()].filter((name) => /\.(?:yaml|md)$/.test(name));

// What a mistake makes unknown is judged nowhere else: the office would look for it in the wrong file.
it('promises something', () => {
  expect(home).toContain(PROOFS);
});

it.each(FILES)('of %s that cannot be read no other file is blamed', async (name) => {
  const text = name.endsWith('.md') ? '---\ntitle: [\n---\n' : 'title: [\n';
  const { problems, unused } = await school.load(new Map([...school.files, [name, Buffer.from(text)]]));
  expect(problems.filter(({ file }) => !file.endsWith(name)).map((each) => formatProblem(each))).toEqual([]);
  expect(problems).not.toEqual([]);
  expect(unused).toEqual([]);
});
