import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '@/lib/editing/editor-files';

/** `npm run schemas`: writes what VS Code needs to know of content/. Run it after a change of a schema. */
export function run(): number {
  for (const [file, text] of Object.entries(editorFiles())) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return 0;
}
