import { tmpdir } from 'node:os';
import { formatProblem } from '../say/problem';
import { useMemorySchool } from './memory-folder';

const school = useMemorySchool(tmpdir());
// Gives the home page a promise that only another file (disclosure.yaml) can prove.
const PROOFS = 'shortcuts: []\nproofs: [{ text: Small classes, perSection: true }]';
const home = String(school.files.get('home.yaml')).replace('shortcuts: []', PROOFS);
school.files.set('home.yaml', Buffer.from(home));
const FILES = [...school.files.keys()].filter((name) => /\.(?:yaml|md)$/.test(name));

// If one file is broken, no other file may be blamed for what is unknown: the office would look in the wrong file.
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
