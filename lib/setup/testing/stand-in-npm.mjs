// A fake npm for tests of `npm run update`. `install` writes a package with the version that package.json requires. The
// only command of this package builds a site of one page. Version 9.9.9 fails, as if it did not exist.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const source = JSON.parse(readFileSync('package.json', 'utf8')).dependencies['checked-school-website'];
const [version] = /\d+\.\d+\.\d+/.exec(source);
if (version === '9.9.9') {
  console.error('npm error code ENOENT\nnpm error enoent no such file');
  process.exit(1);
}
const folder = 'node_modules/checked-school-website';
mkdirSync(`${folder}/lib/setup`, { recursive: true });
const own = { 'node_modules/checked-school-website': { version, resolved: source } };
const packages = { '': { dependencies: { 'checked-school-website': source } }, ...own };
writeFileSync('package-lock.json', JSON.stringify({ name: 'trial', packages }));
writeFileSync(`${folder}/package.json`, JSON.stringify({ version }));
writeFileSync(`${folder}/CHANGELOG.md`, `## ${version}\n\n- What ${version} brings.\n`);
writeFileSync(
  `${folder}/lib/setup/school-website.mjs`,
  `import { mkdirSync, writeFileSync } from 'node:fs';
  mkdirSync('out', { recursive: true });
  writeFileSync('out/index.html', '<p>${version}</p>');`,
);
// Imitates a change in the school's folder while the update runs.
const [school, edited] = ['../..', '../../../edited.yaml'];
if (existsSync(edited)) copyFileSync(edited, `${school}/content/school.yaml`);
