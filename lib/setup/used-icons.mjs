import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the icons of @tabler/icons-react that components import: a few dozen of 6,000. */
export function listUsedIcons() {
  const texts = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join('components', file), 'utf8'));
  const lists = texts.flatMap(
    (text) => /import \{([^}]+)\} from '@tabler\/icons-react'/.exec(text)?.[1] ?? [],
  );
  return new Set(lists.flatMap((list) => list.match(/\bIcon[A-Z]\w*/g) ?? []));
}
