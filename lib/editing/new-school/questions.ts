import { readFileSync, statSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { checkTypedTexts } from '@/lib/content/across/texts';
import { CLASSES, placeOfClass, PRE_PRIMARY, readClasses } from '@/lib/content/kinds/classes';
import { checkColours } from '@/lib/content/kinds/school';
import { parseSource } from '@/lib/content/read/source';
import { readText } from '@/lib/content/read/text';
import { parseYaml, type Position } from '@/lib/content/parse/yaml';
import { correctPhone } from '@/lib/content/say/correct-values';
import { isBack, type Conversation } from '../ask';

/** Answers, keyed by the names of their questions; '' for a skipped question. */
export type Answers = Record<string, string>;

/** For the fields, see questions.yaml. */
interface Question {
  name: string;
  ask: string;
  offered?: string;
  optional?: true;
  most?: number;
  /** Asked only of schools with a board, or only of schools with Class XI or XII. */
  when?: 'board' | 'senior';
  /** The rule for an answer that is not a field of school.yaml. */
  rule?: keyof typeof RULES;
}

const QUESTIONS: readonly Question[] = parse(readFileSync('lib/editing/new-school/questions.yaml', 'utf8'));
const SCHOOL_FILE = { kind: 'school', path: 'school.yaml' } as const;

const RULES = {
  class: (answer: string, { 'classes.from': from }: Answers) => {
    if (placeOfClass(answer) < 0) return `"${answer}" is not a class. Write one of ${CLASSES.join(', ')}.`;
    const early = `must not come before ${from}, found "${answer}". Write ${from} or a later class.`;
    return from !== undefined && placeOfClass(answer) < placeOfClass(from) ? early : undefined;
  },
  stream: (answer: string) => refuseNames(answer, 'stream'),
  language: (answer: string) => refuseNames(answer, 'language', /[^\p{L}\p{M} ()/&+-]/u),
  person: () => undefined,
  installments: (answer: string) => {
    const message = `must be a whole number from 0 to 12, found "${answer}". Write, for example, 4.`;
    return /^(\d|1[0-2])$/.test(answer) ? undefined : message;
  },
};

/** Functions that convert answers into the stored format. If one returns undefined, the answer is unchanged. */
const MEANINGS: Record<string, (typed: string) => string | undefined> = {
  'address.pin': (typed) => typed.replaceAll(/[\s-]/g, ''),
  phones: readPhone,
  whatsapp: readPhone,
  board: (typed) => {
    if (/^none$/i.test(typed)) return 'none';
    // Schools often write ICSE or ISC, the examinations of CISCE, instead of its name.
    if (/\b(icse|isc)\b|council for the indian/i.test(typed.replaceAll('.', ''))) return 'CISCE';
    return typed.replaceAll(/\b(?:cbse|cisce|nios)\b/gi, (name) => name.toUpperCase());
  },
  'classes.from': readClass,
  'classes.to': readClass,
};

function readPhone(typed: string): string | undefined {
  const isLandline = typed.replaceAll(/\D/g, '').length === 10 && !typed.includes('+');
  return correctPhone(typed) ?? (isLandline ? `+91 ${typed}` : undefined);
}

/** `6` → `VI`. Classes before Class I keep the school's own name: `KG 1`. Undefined if it is not a single class. */
function readClass(typed: string): string | undefined {
  const [first, ...others] = readClasses(typed);
  if (!first || others.length || first.stream) return undefined;
  const isSame = typed.replaceAll('.', '').toLowerCase() === first.name.toLowerCase();
  return isSame || !PRE_PRIMARY.includes(first.name) ? first.name : typed.replace(/^class\s+/i, '');
}

/** Asks all questions. The answer "back" returns to the previous one. */
export async function askSchool(conversation: Pick<Conversation, 'ask'>): Promise<Answers> {
  const answers: Answers = {};
  for (let step = 0; step < QUESTIONS.length; step += 1) {
    const question = QUESTIONS[step]!;
    const { name, when, offered = name === 'shortName' ? shorten(answers.name ?? '') : '' } = question;
    if (when === 'board' && answers.board === 'none') continue;
    if (when === 'senior' && !hasClass(answers, 'XI') && !hasClass(answers, 'XII')) continue;
    const mean = (typed: string): string => {
      const text = typed.trim() || offered;
      return (text && MEANINGS[name]?.(text)) || text;
    };
    const asked = askWith(question.ask, offered);
    const refuse = (typed: string) =>
      isBack(typed) ? undefined : explainRefusal(question, mean(typed), answers);
    const typed = await conversation.ask(asked, refuse, name);
    if (!isBack(typed)) {
      answers[name] = mean(typed);
      continue;
    }
    // Forget the previous answer, so that a new answer to the same question is not checked against it.
    const previous = Object.keys(answers).at(-1);
    if (previous !== undefined) delete answers[previous];
    step = previous === undefined ? -1 : QUESTIONS.findIndex((each) => each.name === previous) - 1;
  }
  return answers;
}

const askWith = (ask: string, offered?: string) => (offered ? `${ask} Press Enter for ${offered}.` : ask);

const EMPTY = 'To get an empty one, type npm --silent run new-school -- --answers - >';

/** Reads answers from YAML. @returns `refused`: a message for each wrong answer @throws Error if there are no answers */
export async function readAnswers(file: string): Promise<{ answers: Answers; refused: string[] }> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${file}. ${EMPTY} ${file}`);
  const noText = `${file} is ${found.isDirectory() ? 'a folder' : 'not a file of answers'}. Write the name of a file with answers. ${EMPTY} answers.yaml`;
  const read = found.isFile() ? readText(file) : { wrong: '' };
  if ('wrong' in read) throw new Error(noText);
  const document = parseYaml(read.text);
  const refused: string[] = [];
  const refuse = ({ line, column }: Position, message: string): void => {
    refused.push(`${file}:${line}:${column}  ${message}`);
  };
  if (document.error) {
    refuse(document.error.position, document.error.message);
    return { answers: {}, refused };
  }
  if (typeof document.value !== 'object') throw new Error(noText);
  const given = leavesOf(document.value ?? {});
  for (const name of given.keys()) {
    const wrong = `${name}: is not a question. Delete it, or correct its name.`;
    if (!QUESTIONS.some((question) => question.name === name))
      refuse(document.positionOfKey(name.split('.')), wrong);
  }
  const answers = await askSchool({
    ask: (_, complain, name = '') => {
      const path = name.split('.');
      const value = given.get(name);
      // Without quotes, YAML reads a colour such as #123456 as a comment.
      const note = name.startsWith('colours.') ? document.noteAfter(path)?.text : undefined;
      const scalar = value === null ? note : document.sourceOf(path);
      const typed = (Array.isArray(value) ? value.join(', ') : scalar) ?? '';
      const complaint = isBack(typed)
        ? `"${typed}" is not an answer. Write the answer, or leave it empty.`
        : complain(typed);
      if (complaint) refuse(document.positionOf(path), `${name}: ${complaint}`);
      // Use the default instead, so that answers to later questions can be checked too.
      return Promise.resolve(complaint ? '' : typed);
    },
  });
  return { answers, refused };
}

/** The text of a file in which every answer is still empty, for {@link readAnswers}. */
export function emptyAnswers(): string {
  let group = '';
  return QUESTIONS.map(({ name, ask, offered }) => {
    const [first = '', last] = name.split('.');
    const indent = last ? '  ' : '';
    const words = askWith(ask, offered).replaceAll('Press Enter', 'Leave it empty');
    const head = last && first !== group ? `${first}:\n` : '';
    group = first;
    return `${head}${indent}# ${words}\n${indent}${last ?? first}:\n`;
  }).join('');
}

/** The values of a YAML document, keyed by name, such as `address.pin`. A list counts as one value. */
function leavesOf(value: unknown, prefix = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[prefix, value]]);
  const entries = Object.entries(value) as [string, unknown][];
  return new Map(entries.flatMap(([key, inner]) => [...leavesOf(inner, prefix ? `${prefix}.${key}` : key)]));
}

function explainRefusal(question: Question, answer: string, known: Answers): string | undefined {
  const { name, rule, optional, most = 200 } = question;
  if (!answer && optional) return undefined;
  if (!answer && !rule) return 'is missing. Write an answer.';
  if (answer.length > most) return `must be at most ${most} characters, found ${answer.length}. Shorten it.`;
  if (name === 'devanagari.name' && !/\p{Script=Devanagari}/u.test(answer))
    return `has no Devanagari letters, found "${answer}". Write, for example, सरस्वती पब्लिक स्कूल, or leave it empty.`;
  if (rule) return RULES[rule](answer, known);
  const path = name === 'phones' ? ['phones', 0] : name.split('.');
  const fields = path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), answer);
  const { problems, source } = parseSource('content', SCHOOL_FILE, { text: stringify(fields) });
  const all = [...problems, ...(source ? checkTypedTexts(source) : [])];
  const problem = all.find((each) => each.severity === 'error' && each.path.join() === path.join());
  if (problem) return problem.message;
  return path[0] === 'colours' ? explainColours({ ...known, [name]: answer }) : undefined;
}

/** Checks the contrast of the colours. Uses the defaults for colours that have not been asked for yet. */
function explainColours(known: Answers): string | undefined {
  const colours = QUESTIONS.flatMap(({ name, offered }) => {
    const [group, colour] = name.split('.');
    return group === 'colours' ? [[colour, known[name] ?? offered]] : [];
  });
  const text = stringify({ colours: Object.fromEntries(colours) as object });
  const { source } = parseSource('content', SCHOOL_FILE, { text });
  return source && checkColours(source)[0]?.message;
}

function refuseNames(answer: string, what: string, never = /[^\p{L}\p{M}\d ()/&+-]/u): string | undefined {
  const wrong = namesOf(answer).find((name) => name.length > 40 || never.test(name));
  const message = `"${wrong}" is not the name of a ${what}. Write only letters, at most 40, with commas between the ${what}s.`;
  return wrong === undefined ? undefined : message;
}

export const namesOf = (answer = ''): string[] =>
  [...new Set(answer.split(',').map((name) => name.trim()))].filter((name) => name !== '');

export const hasClass = ({ 'classes.from': from = '', 'classes.to': to = '' }: Answers, name: string) =>
  placeOfClass(from) <= placeOfClass(name) && placeOfClass(name) <= placeOfClass(to);

function shorten(name: string): string {
  const [short = ''] = /^.{0,30}(?!\S)/.exec(name.replaceAll(/\s+/g, ' ').trim()) ?? [];
  // "Convent School & Junior College" becomes "Convent School", not "Convent School &".
  return short.replace(/[\s,–-]*(&|\band|\bof)?$/i, '') || name.slice(0, 30);
}
