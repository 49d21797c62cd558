import { readFileSync } from 'node:fs';
import { editorFiles } from './editor-files';

test.each(Object.entries(editorFiles()))('%s is what `npm run guide` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
