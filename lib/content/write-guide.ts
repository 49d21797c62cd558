import { readFileSync, writeFileSync } from 'node:fs';
import { fillGuide } from './guide-tables';

/** `npm run guide`: makes the tables of content/README.md anew. Run it after a change of a schema. */
const GUIDE = 'content/README.md';
writeFileSync(GUIDE, fillGuide(readFileSync(GUIDE, 'utf8')));
