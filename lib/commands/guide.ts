import { readFileSync, writeFileSync } from 'node:fs';
import { editorFiles } from '@/lib/editing/editor-files';
import { fillGuide } from '@/lib/editing/guide-tables';

const GUIDE = 'content/README.md';

/**
 * `npm run guide`: regenerates the tables of content/README.md and the settings of VS Code. Run it after a change of a
 * schema.
 */
export function run(): number {
  writeFileSync(GUIDE, fillGuide(readFileSync(GUIDE, 'utf8')));
  for (const [file, text] of Object.entries(editorFiles())) writeFileSync(file, text);
  return 0;
}
