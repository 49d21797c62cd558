import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { editorFiles } from './editor-files';

const FILES = Object.entries(editorFiles());

describe('what VS Code knows of content/', () => {
  it.each(FILES)('%s is what `npm run schemas` writes', (file, text) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : 'missing').toBe(text);
  });

  it('has no schema of a kind that is gone', () => {
    const written = readdirSync('.vscode/schemas').map((file) => `.vscode/schemas/${file}`);
    expect(written.filter((file) => !FILES.some(([name]) => name === file))).toEqual([]);
  });
});
