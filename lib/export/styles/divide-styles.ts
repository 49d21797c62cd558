import { parse, type AtRule, type Root } from 'postcss';

interface DividedStyles {
  screen: string;
  /** The rules of `@media print`, in the layers in which they stood. */
  print: string;
}

const divided = new Map<string, DividedStyles>();

/** Divides a style sheet into what a screen needs and what only paper needs. Rules for both are the screen's. */
export function divideStyles(css: string): DividedStyles {
  const known = divided.get(css);
  if (known) return known;
  const [screen, print] = [parse(css), parse(css)];
  screen.walkAtRules('media', (rule) => {
    if (isPrint(rule)) rule.remove();
  });
  keepPrint(print);
  const made = { screen: screen.toString(), print: print.toString() };
  divided.set(css, made);
  return made;
}

function isPrint({ name, params }: AtRule): boolean {
  return name === 'media' && params === 'print';
}

function keepPrint(container: Root | AtRule): void {
  container.each((node) => {
    if (node.type === 'atrule' && isPrint(node)) return;
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes) keepPrint(node);
    else node.remove();
    if (node.type === 'atrule' && node.nodes?.length === 0) node.remove();
  });
}
