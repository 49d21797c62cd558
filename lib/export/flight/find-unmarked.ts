import type { Row } from './parse-rows';

/** A client component that the payload uses, but not as the child of an island's element. */
export interface UnmarkedComponent {
  name: string;
  /** Its source file. */
  file: string;
}

/** Next's own components do their work in `next dev` and on the staff pages; a finished public page needs none of them. */
const OWN = /(^|\/)node_modules\/next\//;

/**
 * Client components of the page outside `<Island>`: they would be dead in the finished site.
 * @param modules source files by module number
 */
export function findUnmarked(
  rows: readonly Row[],
  modules: ReadonlyMap<number, string>,
): UnmarkedComponent[] {
  const components = clientComponents(rows, modules);
  if (components.size === 0) return [];
  const values = new Map<string, unknown>();
  for (const { id, tag, text } of rows) if (tag === '') values.set(id, JSON.parse(text));

  const marked = new Set<unknown>();
  const found = new Map<string, UnmarkedComponent>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const component = components.get(referredId(value) ?? '');
      if (component) found.set(`${component.file} ${component.name}`, component);
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) if (!(marked.has(value) && key === '1')) visit(part);
  };
  // An island's element may stand in a later row than its child: all marks are set before any is read.
  for (const value of values.values())
    eachObject(value, (each) => {
      const child = islandChild(each, values);
      if (child) marked.add(child);
    });
  for (const value of values.values()) visit(value);
  return [...found.values()];
}

function clientComponents(
  rows: readonly Row[],
  modules: ReadonlyMap<number, string>,
): ReadonlyMap<string, UnmarkedComponent> {
  const components = new Map<string, UnmarkedComponent>();
  for (const { id, text } of rows.filter(({ tag }) => tag === 'I')) {
    const [module, , name] = JSON.parse(text) as [number, unknown, string];
    const file = modules.get(module);
    if (file === undefined)
      throw new Error(`module ${module} of a page is in no manifest: was Next.js updated?`);
    if (!OWN.test(file)) components.set(id, { name: name === 'default' ? file : name, file });
  }
  return components;
}

/** `["$", "div", key, { "data-island": …, children: ["$", "$L4b", …] }]`: the inner element. */
function islandChild(value: object, values: ReadonlyMap<string, unknown>): unknown {
  if (!Array.isArray(value) || value[0] !== '$') return undefined;
  const props: unknown = value[3];
  if (typeof props !== 'object' || props === null || !('data-island' in props) || !('children' in props))
    return undefined;
  const { children } = props;
  const id = typeof children === 'string' ? referredId(children) : undefined;
  return id === undefined ? children : values.get(id);
}

/** `$4b`, `$L4b` → `4b`. */
function referredId(text: string): string | undefined {
  return /^\$[L@]?([0-9a-f]+)$/.exec(text)?.[1];
}

function eachObject(value: unknown, visit: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const part of Object.values(value)) eachObject(part, visit);
}
