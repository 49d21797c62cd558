import { hashFiles, listInside } from './fingerprint';

/** Tests and commands too: a wrong type in them stops a build as it stops `npm run check:types`. */
const FOLDERS = ['app', 'components', 'lib', 'server', 'bench', 'e2e'];
const FILES = [
  'package.json',
  'tsconfig.json',
  // npm writes it at each installation: what is installed may differ from what package-lock.json wants.
  'node_modules/.package-lock.json',
  'jest.setup.ts',
  'playwright.config.ts',
  'tailwind.config.ts',
];
const TYPED = /\.([cm]?[jt]s|tsx|json)$/;

/** One hash of all that decides whether the types are in order. @param project its absolute path */
export async function hashTyped(project: string): Promise<string> {
  const inside = await listInside(FOLDERS, project);
  return hashFiles([...FILES, ...inside.filter((file) => TYPED.test(file))].toSorted(), project);
}
