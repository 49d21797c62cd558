import type { Random } from './random';

type TextDamage = (text: string, random: Random) => string;

const SIGNS = [
  '*',
  '&',
  '[',
  ']',
  '{',
  '}',
  '#',
  '|',
  '>',
  '!',
  '%',
  '@',
  '`',
  '"',
  "'",
  ':',
  '-',
  '?',
  ',',
  '~',
  '\\',
  '<',
  '\t',
];
const TYPES = [
  '12',
  '-0',
  '0x1F',
  '1e999',
  '.nan',
  '.inf',
  '1_000',
  '99999999999999999999',
  'true',
  'null',
  '~',
  '',
  '[]',
  '{}',
  '[1, [2]]',
  '{a: {b: 1}}',
  '- a',
  '|',
  '>-',
  '"',
  '2025-02-30',
  '07',
  '!!binary x',
  '*a',
  '&a b',
  '<<: *a',
  '${x}',
  '__proto__',
  '\u0000',
  '\ufffe',
  '٣',
  '१२',
];
const WORDS = [
  'नमस्ते 🎉 ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
  '👨‍👩‍👧‍👦'.repeat(20),
  '\u202Eabc',
  'e\u0301'.repeat(30),
  'क्षत्रिय',
  '\u00a0\u2003\u200b',
  '“quoted”',
  "O'Neil",
  'a: b: c',
  '# note',
  'null',
  '[object Object]',
];
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  'शीर्षक',
  '12',
  'true',
  'a b',
  'x'.repeat(2000),
  '? [a, b]',
  '"a.b"',
  '"a[0]"',
  '"a, b"',
  '<<',
  'title',
  'text',
  'alt',
];

export const TEXT_DAMAGES = {
  'a line is deleted': (text, random) => onLine(text, random, () => []),
  'a line is duplicated': (text, random) => onLine(text, random, (line) => [line, line]),
  'two lines are swapped': (text, random) => {
    const lines = text.split('\n');
    const [one, other] = [random.below(lines.length), random.below(lines.length)];
    return lines
      .with(one, lines[other] ?? '')
      .with(other, lines[one] ?? '')
      .join('\n');
  },
  'a value has the wrong type': (text, random) =>
    onLine(text, random, (line) => [
      line.replace(/(:|-) .*$/, (_, sign: string) => `${sign} ${random.oneOf(TYPES)}`),
    ]),
  'a value is Hindi, emoji or strange text': (text, random) =>
    onLine(text, random, (line) => [
      line.replace(/(:|-) .*$/, (_, sign: string) => `${sign} ${random.oneOf(WORDS)}`),
    ]),
  'a field is renamed': (text, random) =>
    onLine(text, random, (line) => [line.replace(/[A-Za-z]+:/, () => `${random.oneOf(KEYS)}:`)]),
  'a field is duplicated': (text, random) =>
    onLine(text, random, (line) => [line, line.replace(/: .*$/, ': something else').replace('- ', '  ')]),
  'a line is indented differently': (text, random) =>
    onLine(text, random, (line) => [
      random.oneOf([
        ` ${line}`,
        `  ${line}`,
        `    ${line}`,
        `\t${line}`,
        line.replace(/^ /, ''),
        line.trimStart(),
      ]),
    ]),
  'the end is lost': (text, random) => text.slice(0, random.below(text.length)),
  'the beginning is lost': (text, random) => text.slice(random.below(text.length)),
  'some letters are lost': (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(40));
  },
  'a stray symbol is typed': (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.oneOf(SIGNS).repeat(1 + random.below(3)) + text.slice(at);
  },
  'a word is very long': (text, random) => {
    const at = random.below(text.length);
    return (
      text.slice(0, at) +
      random
        .oneOf(['a', 'क', '🎉', 'a*', '[a](', '> ', '- ', '{', '[', '"', ' ', '\n', ': '])
        .repeat(20_000 + random.below(80_000)) +
      text.slice(at)
    );
  },
  'a line is repeated 10,000 times': (text, random) =>
    onLine(text, random, (line) => Array.from({ length: 10_000 }, () => line)),
  'an item is repeated 10,000 times': (text, random) => {
    const items = text.split(/^(?=\s*- )/m);
    const at = random.below(items.length);
    return items.with(at, (items[at] ?? '').repeat(10_000)).join('');
  },
  '10,000 fields are added': (text, random) =>
    onLine(text, random, (line) => [
      line,
      ...Array.from({ length: 10_000 }, (_, index) => `${/^ */.exec(line)?.[0]}x${index}: ${index}`),
    ]),
  'a line becomes a comment': (text, random) => onLine(text, random, (line) => [`# ${line}`]),
  'Markdown or HTML is pasted in': (text, random) =>
    onLine(text, random, (line) => [
      line,
      random.oneOf([
        '<script>alert(1)</script>',
        '![](x)',
        '[x](javascript:alert(1))',
        '# x',
        '[x]: <',
        '---',
        '***',
        '[[x]]',
        '<!-- ',
        '&#0;',
        '|a|\n|-|',
        '```',
      ]),
    ]),
} satisfies Record<string, TextDamage>;

function onLine(text: string, random: Random, change: (line: string) => string[]): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  return lines.toSpliced(at, 1, ...change(lines[at] ?? '')).join('\n');
}
