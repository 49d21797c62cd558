import { shorten } from '@/lib/text/text';
import type { Field } from '../kinds/describe';
import { explainLeft } from './left-by-programs';
import { LIST_MARK } from './plain-words';
import { askBack } from './right-values';
import { rightWord } from './right-words';
import { groupOf } from '../read/values';
import { replaceValue, type Path, type YamlDocument } from '../read/yaml';
import type { Finding } from './problem';

/**
 * What is wrong with a value that its schema refuses, and what to write.
 * @param right what is certainly meant, as messages show it
 */
export function explainValue(
  { value, message, type: test }: { value?: unknown; message: string; type?: string },
  path: Path,
  document: YamlDocument,
  field: Field | undefined,
  right?: string,
): Finding {
  const { type = '', example, choices = [], fields = {}, refuses = {}, form } = field ?? {};
  if (value === undefined || value === null || value === '')
    return explainEmpty(value, path, document, field);
  const source = document.sourceOf(path);
  const typed = document.typedAt(path) ?? '';
  const place = document.positionOf(path);
  const refused = choices.length ? rightWord(source ?? '', Object.keys(refuses)) : undefined;
  const left = refuses[''] === undefined ? explainLeft(source ?? '', field) : undefined;
  const told = left ?? (refused && refuses[refused]);
  if (told !== undefined) return told;
  if (right !== undefined) {
    const must = choices.length ? `must be one of ${choices.join(', ')}` : message;
    const remedy = replaceValue(document, path, right);
    return {
      message: `${must}, found ${describeValue(value, source)}. Write ${type === 'string' ? quoteNumber(right) : right}.`,
      remedy: remedy && { ...remedy, to: type === 'string' ? quoteNumber(remedy.to) : right },
    };
  }
  // No class has such a number: quotes would not mend it.
  const isAmount = field?.names && (Number(value) > 12 || !Number.isInteger(Number(value)));
  if ((typeof value === 'number' || typeof value === 'boolean') && message === 'must be text' && !isAmount) {
    const found = shorten(source ?? String(value));
    const what = typeof value === 'number' ? 'the number ' : '';
    return {
      message: `must be text, found ${what}${found}. Write it in quotes: "${found}"`,
      remedy: replaceValue(document, path, JSON.stringify(typed)),
    };
  }
  const isGroup = message === 'must be text' && typeof value === 'object';
  const [from] = (isGroup && /\{[^{}:,]+\}$/.exec(document.linesOf(path).from)) || [];
  if (from) {
    const to = JSON.stringify(from);
    const brace = `must be text, and { begins a group of fields. Write it in quotes: ${to}`;
    return { message: brace, remedy: { ...place, from, to } };
  }
  if (test === 'max' && (typeof value === 'string' || Array.isArray(value))) {
    const remedy = typeof value === 'string' ? 'Shorten it.' : 'Delete some.';
    return `${message}, found ${value.length}. ${remedy}`;
  }
  const [line = ''] = typed.split('\n');
  const mark = LIST_MARK.exec(line)?.[2];
  const first = line.slice(mark?.length);
  if (type === 'array' && mark !== undefined)
    return {
      message: `${message}, found "${shorten(line)}". Write - ${shorten(first)}`,
      remedy: { ...place, from: mark, to: '- ' },
    };
  const retyped = type === 'string' && explainColon(value, path, document);
  if (retyped) return retyped;
  const found = `${message}, found ${describeValue(value, source)}.`;
  const [ask, ...meant] = askBack(source ?? '', form) ?? [];
  if (ask !== undefined) return `${found} ${ask} Write ${meant.join(' or ')}.`;
  // A list and a group have no example of their own.
  const names = Object.keys(fields).join(', ');
  const group = names && ` Its fields are: ${names}.`;
  const shape = type === 'array' ? ' Write each on its own line, with "- " in front.' : group;
  const hint = example ? ` Write for example ${example.replace(/\.$/, '')}.` : shape;
  return found + (refuses[''] ?? hint);
}

/** A text that YAML takes for a field, since it has a colon. */
function explainColon(value: unknown, path: Path, document: YamlDocument): Finding | undefined {
  const [first, ...others] = Object.keys(groupOf(value));
  const typed = first === undefined ? undefined : document.typedAt([...path, first]);
  if (typed === undefined || others.length || /\n|^["']/.test(typed)) return undefined;
  const from = `${first}: ${typed}`.trim();
  const to = JSON.stringify(from);
  const message = `has ": " in it, which makes a field of it. Write it in quotes: ${JSON.stringify(shorten(from))}`;
  return { message, remedy: { ...document.positionOf(path), from, to } };
}

/** Digits alone would be read as a number where a text belongs. */
const quoteNumber = (text: string): string => (/^[\d.]+$/.test(text) ? `'${text}'` : text);

function explainEmpty(value: unknown, path: Path, document: YamlDocument, field: Partial<Field> = {}) {
  const { optional = false, type, example } = field;
  const note = document.noteAfter(path);
  const left = explainLeft(note?.text ?? document.typedAt(path) ?? '', field);
  if (left !== undefined) return left;
  if (value === null && note)
    return `is empty, since # begins a note. Write the whole value in quotes: ${JSON.stringify(shorten(note.text))}`;
  const what = value === undefined ? 'is missing' : 'is empty';
  const mayGo = optional && value !== undefined;
  const remedy = mayGo ? ', or delete the line' : '';
  const line = typeof path.at(-1) === 'number' ? `- ${example}` : `${path.at(-1)}: ${example}`;
  if (example) return `${what}. Write for example ${line}${remedy}`;
  if (type === 'object' && mayGo) return `${what}. Write its fields below it, or delete the line.`;
  return `${what}. Copy this part from the sample school and change it${remedy}.`;
}

function describeValue(value: unknown, source: string | undefined): string {
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list';
  if (typeof value === 'object') return 'a group of fields';
  const text = shorten(source ?? (typeof value === 'string' ? value : JSON.stringify(value)));
  return typeof value === 'string' ? `"${text}"` : text;
}
