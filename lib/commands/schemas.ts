import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '@/lib/editing/editor-files';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run schemas`: writes what VS Code needs to know of content/. Run it after a change of a schema. */
await runProgram(() => {
  for (const [file, text] of Object.entries(editorFiles())) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return 0;
});
