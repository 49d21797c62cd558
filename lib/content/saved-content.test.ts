import { existsSync } from 'node:fs';
import { loadContent } from './load-content';
import { useSchoolCopy } from './mistakes/school-copy';
import { getContent, saveContent, savedContent } from './get-content';
import { words } from './words/in-use';

const school = useSchoolCopy();

test('the processes of a build take the content that it has checked, whole, and nobody takes it afterwards', async () => {
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  if (!content) throw new Error('the small school has mistakes');
  expect(savedContent({})).toBeUndefined();
  const killed = school.pathOf('../.cache/checked-content-1');
  school.write('../.cache/checked-content-1', 'half');
  const kept = saveContent(content);
  expect(savedContent(kept.env)).toEqual(content);
  expect(existsSync(killed)).toBe(false);
  kept.forget();
  expect(Object.values(kept.env).filter((file) => existsSync(file))).toEqual([]);
  // The variable may be left over in a shell. Without its file it has no effect.
  expect(savedContent(kept.env)).toBeUndefined();
});

test('the words of the content that is read are in use from then on', async () => {
  const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  if (!content) throw new Error('the small school has mistakes');
  const own = { ...content.words, home: { ...content.words.home, empty: 'अभी कुछ नहीं' } };
  const kept = saveContent({ ...content, words: own });
  Object.assign(process.env, kept.env);
  await getContent();
  kept.forget();
  for (const name of Object.keys(kept.env)) delete process.env[name];
  expect(words.home.empty).toBe('अभी कुछ नहीं');
});

test('nothing takes the built-in words before the content is read', () => {
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ words: typeof words }>('./words/in-use');
    expect(() => fresh.words.home).toThrow(TypeError);
  });
});
