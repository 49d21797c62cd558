import path from 'node:path';

/** Next.js and Jest give these names a meaning by their place; what runs a command is named after its script. */
const GIVEN = /^app\/|\.(test|suite)\.|^(lib|server)\/commands\//;

/** Base names that two source files have: a name should say one thing. @returns one sentence for each second file */
export function findSharedNames(files: Iterable<string>): string[] {
  const first = new Map<string, string>();
  const faults: string[] = [];
  for (const file of files) {
    if (GIVEN.test(file)) continue;
    const name = path.posix.basename(file).replace(/\..*$/, '');
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    else faults.push(`${file}: has the name of ${other}. Call each after what it alone does.`);
  }
  return faults;
}
