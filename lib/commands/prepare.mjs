import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listUsedIcons } from '../setup/used-icons.mjs';

/**
 * npm runs this file before it packs the project. The file copies the icons that components use, so that schools need
 * not download all 6,000 of @tabler/icons-react (89 MB). lib/setup/refresh-copy.mjs installs the copies at a school.
 */
const NAME = '@tabler/icons-react';
const [FROM, TO] = [`node_modules/${NAME}`, '.icons'];

if (existsSync(FROM) && existsSync('components')) {
  const icons = listUsedIcons();
  rmSync(TO, { recursive: true, force: true });
  for (const file of ['LICENSE', 'dist/esm/createReactComponent.mjs', 'dist/esm/defaultAttributes.mjs'])
    cpSync(path.join(FROM, file), path.join(TO, path.basename(file)));
  for (const icon of icons)
    cpSync(path.join(FROM, `dist/esm/icons/${icon}.mjs`), path.join(TO, `icons/${icon}.mjs`));
  const all = [...icons].map((icon) => `export { default as ${icon} } from './icons/${icon}.mjs';\n`);
  writeFileSync(path.join(TO, 'index.mjs'), all.join(''));
  const own = { name: NAME, type: 'module', main: 'index.mjs', sideEffects: false };
  writeFileSync(path.join(TO, 'package.json'), JSON.stringify(own));
}
