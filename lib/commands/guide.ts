import { readFileSync, writeFileSync } from 'node:fs';
import { fillGuide } from '@/lib/editing/guide-tables';

const GUIDE = 'content/README.md';

/** `npm run guide`: regenerates the tables of content/README.md. Run it after a change of a schema. */
export function run(): number {
  writeFileSync(GUIDE, fillGuide(readFileSync(GUIDE, 'utf8')));
  return 0;
}
