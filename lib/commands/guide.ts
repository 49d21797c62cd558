import { readFileSync, writeFileSync } from 'node:fs';
import { editorFiles } from '@/lib/editing/editor-files';
import { FIELDS, fillGuide, GUIDE, WORDS, writeFields, writeWords } from '@/lib/editing/write-guide';

/** `npm run guide`: regenerates the tables in the guide, and VS Code's settings. Run it after changing a schema. */
export function run(): number {
  writeFileSync(GUIDE, fillGuide(readFileSync(GUIDE, 'utf8')));
  writeFileSync(FIELDS, writeFields());
  writeFileSync(WORDS, writeWords());
  for (const [file, text] of Object.entries(editorFiles())) writeFileSync(file, text);
  console.log(`${[GUIDE, FIELDS, WORDS].join(', ')} are written from the schemas.`);
  return 0;
}
