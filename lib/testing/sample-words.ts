import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Words } from '@/lib/content/content';

/** The words of the sample school, for tests of components. */
export const words = parse(readFileSync('content/words.yaml', 'utf8')) as Words;
