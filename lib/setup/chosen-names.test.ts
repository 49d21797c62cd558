import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What the owner of the site chose by name. */
const PACKAGES = [
  'next',
  'react',
  'react-dom',
  'jwt-decode',
  'formik',
  'yup',
  'embla-carousel-react',
  'tailwindcss',
  'postcss',
  'autoprefixer',
  'jest',
  '@testing-library/react',
  'playwright',
];

const NAMES = [
  'package.json',
  'tsconfig.json',
  'next.config.mjs',
  'tailwind.config.ts',
  'postcss.config.js',
  'app',
  'app/not-found.tsx',
  'content',
  'components',
  'lib',
  'public',
  'e2e',
  'README.md',
];

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;

const code = ['app', 'components', 'lib', 'server', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.([cm]?[jt]sx?|css)$/.test(name) && !name.endsWith('chosen-names.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);
const used = [...code, readFileSync('postcss.config.js', 'utf8'), Object.values(scripts).join('\n')];

test.each(PACKAGES)('%s is a package of the project, and something uses it', (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const use = new RegExp(
    String.raw`(from|import|import\()\s*['"]${name}(/[^'"]*)?['"]|^${name}$|\b${name}: \{`,
    'm',
  );
  expect(used.some((text) => use.test(text))).toBe(true);
});

test.each(NAMES)('%s has its name', (name) => {
  expect(existsSync(name)).toBe(true);
});

test('app/not-found.tsx needs no experiment of the framework', () => {
  expect(existsSync('app/global-not-found.tsx')).toBe(false);
  expect(readFileSync('next.config.mjs', 'utf8')).not.toContain('globalNotFound');
});
