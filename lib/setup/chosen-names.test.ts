import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Packages that the owner of the site chose by name. */
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

const OF_TESTS = ['jest', '@testing-library/react', 'playwright'];
const isTest = (name: string): boolean => /\.(test|spec)\.|\/testing\/|^(e2e|bench)\//.test(name);

const files = ['app', 'components', 'lib', 'server', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.([cm]?[jt]sx?|css)$/.test(name) && !name.endsWith('chosen-names.test.ts')),
);

test.each(PACKAGES)('%s is a package of the project, and something uses it', (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const places = OF_TESTS.includes(name)
    ? files.filter(isTest)
    : [...files.filter((file) => !isTest(file)), 'postcss.config.js', 'tailwind.config.ts'];
  const use = new RegExp(String.raw`(from|import|import\()\s*['"]${name}(/[^'"]*)?['"]|\b${name}: \{`);
  const used = places.some((file) => use.test(readFileSync(file, 'utf8')));
  expect(used || Object.values(scripts).includes(name)).toBe(true);
});

test.each(NAMES)('%s has its name', (name) => {
  expect(existsSync(name)).toBe(true);
});

test('app/not-found.tsx needs no experiment of the framework', () => {
  expect(existsSync('app/global-not-found.tsx')).toBe(false);
  expect(readFileSync('next.config.mjs', 'utf8')).not.toContain('globalNotFound');
});
