import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

/** The oldest browsers ignore rules with these selectors. Pages work without them. */
const DISPENSABLE =
  /:has|:focus-visible|:popover-open|::backdrop|::marker|::details-content|::view-transition|::-webkit-details-marker/;
const KNOWN =
  /^(:root|:hover|:active|:focus|:focus-within|:target|:checked|:disabled|:empty|:(first|last|only)-child|:nth-(last-)?child|:first-of-type|::?before|::?after|::?first-letter|::placeholder)$/;

/** Lists the CSS that pages need but that the oldest supported browsers (see package.json) do not understand. */
export function unknownStyles(css: string): string[] {
  const found: string[] = [];
  const root = parse(css);
  root.walkAtRules(/^(layer|property|container|scope)$/, ({ name, params }) => {
    // Accept these: browsers without them only wrap large text in a narrow header, and show captions above drawings.
    if (name !== 'container' || !/^\(width\s*[<>]=/.test(params)) found.push(`@${name} ${params}`);
  });
  root.walkRules((rule) => {
    const [lost, kept] = [rule.selectors.filter(isLost), rule.selectors.filter((each) => !isLost(each))];
    if (lost.length && (kept.length || !DISPENSABLE.test(rule.selector))) found.push(rule.selector);
    found.push(...lengthsAlone(rule));
  });
  root.walkDecls(/^(rotate|scale|translate)$/, (declaration) => void found.push(String(declaration)));
  return found;
}

function isLost(selector: string): boolean {
  let lost = DISPENSABLE.test(selector);
  parser((root) => {
    root.walkPseudos(({ value, nodes }) => {
      if (value === ':not') lost ||= nodes.length > 1 || nodes.some((each) => each.length > 1);
      else lost ||= !KNOWN.test(value);
    });
  }).processSync(selector);
  return lost;
}

function lengthsAlone(rule: Rule): string[] {
  const found: string[] = [];
  rule.each((node) => {
    if (node.type !== 'decl' || !/\d[ds]v[hw]\b/.test(node.value)) return;
    const place = rule.index(node);
    if (!rule.some((other, index) => index < place && other.type === 'decl' && other.prop === node.prop))
      found.push(String(node));
  });
  return found;
}

/** Methods since ES2021, from TypeScript's declarations. The oldest supported browsers have those of ES2020. */
const NEW_METHODS = newMethods();

function newMethods(): Set<string> {
  const scope = 'node_modules/@typescript';
  const platform = readdirSync(scope).find((name) => name.startsWith('typescript-')) ?? '';
  const folder = path.join(scope, platform, 'lib');
  const members = (isWanted: (name: string) => boolean): string[] =>
    readdirSync(folder)
      .filter((name) => name.startsWith('lib.es') && isWanted(name))
      .flatMap((name) =>
        Array.from(
          readFileSync(path.join(folder, name), 'utf8').matchAll(/^ {4}(\w+)\??(?:<.*>)?\(/gm),
          ([, member = '']) => member,
        ),
      );
  const isNew = (name: string): boolean => /^lib\.es(202[1-9]|20[3-9]|next)/.test(name);
  const known = new Set([
    ...members((name) => !isNew(name)),
    // The console, CSS and libraries have other methods with these names.
    'error',
    'escape',
    'isError',
    'move',
    'use',
  ]);
  return new Set(members(isNew).filter((name) => !known.has(name)));
}

/** APIs and lookbehinds that the oldest browsers lack. Pages call `showModal` and `showPopover` only if present. */
const NEW_NAMES =
  /\b(structuredClone|randomUUID|replaceChildren|requestSubmit|checkVisibility|ariaLabel|canParse|throwIfAborted|AbortSignal\.\w+|signal\.reason|BroadcastChannel|cookieStore|reportError)\b|\(\?<[=!]|from-image|\bparams\.size\b/g;

/** Like `unknownStyles`, but for a script: finds methods that are too new, and selectors that throw. */
export function unknownScript(text: string): string[] {
  // React calls functions matched by the first pattern only if they exist; the second pattern is part of a message.
  const script = text.replace(/typeof (\w+)=="function"\?\1:|form\.requestSubmit\(\) instead/g, '');
  const methods = Array.from(script.matchAll(/(?<!\.\.)\.(\w+)\(/g), ([, name = '']) => name).filter((name) =>
    NEW_METHODS.has(name),
  );
  const names = script.match(NEW_NAMES) ?? [];
  const selectors = script.match(/:(?:is|where|has)\([\w.#[]|:not\([^)]*[ ,>]/g) ?? [];
  return [...new Set([...methods, ...names, ...selectors])];
}
