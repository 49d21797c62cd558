import { parse, type Root } from 'postcss';
import { dropEmpty } from './drop-empty';

const known = new Map<string, string[]>();

/**
 * The style sheets of one page without custom properties that nothing reads, and without animations that nothing plays.
 * @param sheets all of the page: one may read what another sets
 * @param script text of its islands, which may read them too
 */
export function dropUnreferenced(sheets: readonly string[], script: string): string[] {
  const inScript = script.match(/--[\w-]+/g) ?? [];
  const key = [...sheets, ...inScript].join('\n');
  const done =
    known.get(key) ??
    drop(
      sheets.map((css) => parse(css)),
      new Set(inScript),
    );
  known.set(key, done);
  return done;
}

function drop(roots: readonly Root[], inScript: ReadonlySet<string>): string[] {
  // What only an unread property reads is unread too.
  while (roots.map((root) => dropOnce(root, readIn(roots, inScript))).includes(true));
  const played = new Set(roots.flatMap(animationsOf));
  for (const root of roots) {
    root.walkAtRules(/keyframes$/, (rule) => {
      if (!played.has(rule.params)) rule.remove();
    });
    dropEmpty(root);
  }
  return roots.map(String);
}

function readIn(roots: readonly Root[], inScript: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(inScript);
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
  };
  for (const root of roots) {
    root.walkDecls(({ value }) => add(value));
    root.walkAtRules(({ params }) => add(params));
  }
  return names;
}

/** Whether it has removed something. */
function dropOnce(root: Root, read: ReadonlySet<string>): boolean {
  let removed = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  root.walkAtRules('property', (rule) => {
    if (read.has(rule.params)) return;
    rule.remove();
    removed = true;
  });
  return removed;
}

function animationsOf(root: Root): string[] {
  const names: string[] = [];
  root.walkDecls(/^(-webkit-)?animation(-name)?$/, ({ value }) => {
    names.push(...value.split(/[\s,]+/));
  });
  return names;
}
