import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { loadContent } from './load-content';
import { useSchoolCopy } from './mistakes/school-copy';

const school = useSchoolCopy();
const DAY = { day: '2025-04-15' };

/** Reads the content in fresh modules, as a program does that has memoized nothing. */
async function readFresh() {
  let fresh: typeof loadContent | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ loadContent: fresh } = await import('./load-content'));
  });
  if (!fresh) throw new Error('the module was not loaded');
  return fresh(school.pathOf(''), DAY);
}

describe('content that is read again', () => {
  it('is what a first reading says, after each of several changes', async () => {
    const changes = [
      () => school.change('pages/transport.md', 'Three buses', 'Four buses'),
      () => school.change('pages/transport.md', '## ', '#### '),
      () => school.rename('pages/transport.md', 'pages/buses.md'),
      () => school.write('images/new.jpg', 'not a picture'),
      () => school.change('school.yaml', '+91 98765 43210', '+91 00000 00000'),
      () => school.rename('pages/buses.md', 'pages/transport.md'),
    ];
    await loadContent(school.pathOf(''), DAY);
    for (const change of changes) {
      change();
      const again = await loadContent(school.pathOf(''), DAY);
      const fresh = await readFresh();
      expect(again.problems).toEqual(fresh.problems);
      expect(JSON.stringify(again.content)).toBe(JSON.stringify(fresh.content));
      expect(again.used).toEqual(fresh.used);
    }
  });

  it('shows a text of the same length that was written at the same moment', async () => {
    const file = school.pathOf('pages/transport.md');
    const { atime, mtime } = statSync(file);
    await loadContent(school.pathOf(''), DAY);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Three buses', 'Seven buses'));
    utimesSync(file, atime, mtime);
    const { content } = await loadContent(school.pathOf(''), DAY);
    expect(JSON.stringify(content)).toContain('Seven buses');
  });

  it('finds the damage to a picture of the same size and date', async () => {
    const file = school.pathOf('images/assembly.png');
    const long = new Date('2025-04-01');
    utimesSync(file, long, long);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, 60));
    utimesSync(file, long, long);
    expect(await school.problems({ severity: 'error' })).toEqual([
      expect.stringContaining('content/images/assembly.png:1:1'),
    ]);
  });
});
