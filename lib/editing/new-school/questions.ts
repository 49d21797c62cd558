import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { CLASSES, placeOfClass, readClasses } from '@/lib/content/kinds/classes';
import { checkColours } from '@/lib/content/kinds/school';
import { parseSource } from '@/lib/content/read/source';
import { parseYaml } from '@/lib/content/read/yaml';
import { rightPhone } from '@/lib/content/say/right-values';
import type { Conversation } from '../ask';

/** What a new school is made of, by the names of the questions; '' where it is left out. */
export type Answers = Record<string, string>;

interface Question {
  name: string;
  ask: string;
  offered?: string;
  optional?: true;
  most?: number;
  when?: keyof typeof WHEN;
  rule?: keyof typeof RULES;
}

const QUESTIONS: readonly Question[] = parse(readFileSync('lib/editing/new-school/questions.yaml', 'utf8'));

const SCHOOL_FILE = { kind: 'school', path: 'school.yaml' } as const;

const WHEN = {
  board: hasBoard,
  senior: (known: Answers) => hasClass(known, 'XI') || hasClass(known, 'XII'),
};

/** What is wrong with an answer that is no field of school.yaml. */
const RULES = {
  class: (answer: string, { 'classes.from': from }: Answers): string | undefined => {
    if (!CLASSES.some((name) => name === answer))
      return `"${answer}" is not a class. Write one of ${CLASSES.join(', ')}.`;
    return from !== undefined && placeOf(answer) < placeOf(from)
      ? `must not come before ${from}, found "${answer}". Write ${from} or a later class.`
      : undefined;
  },
  stream: (answer: string) => refuseNames(answer, 'stream'),
  language: (answer: string) => refuseNames(answer, 'language'),
  /** Any words will do; how many, says the question. */
  person: () => undefined,
  installments: (answer: string) =>
    /^(\d|1[0-2])$/.test(answer)
      ? undefined
      : `must be a whole number from 0 to 12, found "${answer}". Write for example 4.`,
};

/** What offices mean by what they write. */
const MEANINGS: Record<string, (typed: string) => string | undefined> = {
  'address.pin': (typed) => typed.replaceAll(/[\s-]/g, ''),
  phones: readPhone,
  whatsapp: readPhone,
  // ICSE and ISC are its examinations.
  board: (typed) =>
    /\b(icse|isc)\b|council for the indian/i.test(typed.replaceAll('.', '')) ? 'CISCE' : typed,
  'classes.from': readClass,
  'classes.to': readClass,
};

function readPhone(typed: string): string | undefined {
  const isLandline = typed.replaceAll(/\D/g, '').length === 10 && !typed.includes('+');
  return rightPhone(typed) ?? (isLandline ? `+91 ${typed}` : undefined);
}

/** The one class that an answer names, such as `6` → `VI`. */
function readClass(typed: string): string | undefined {
  const [first, ...others] = readClasses(typed);
  return others.length || first?.stream ? undefined : first?.name;
}

/** Asks for everything that a new school is made of. @throws NoMoreAnswers */
export async function askSchool({ ask }: Conversation): Promise<Answers> {
  const answers: Answers = {};
  for (const question of QUESTIONS) {
    if (question.when && !WHEN[question.when](answers)) continue;
    const offered = offeredBy(question, answers);
    const words = offered ? `${question.ask} Enter alone takes ${offered}.` : question.ask;
    const mean = (typed: string): string => meaningOf(question, typed || offered);
    const typed = await ask(words, (each) => explainRefusal(question, mean(each.trim()), answers));
    answers[question.name] = mean(typed.trim());
  }
  return answers;
}

/**
 * Reads the answers from a file instead: YAML, with the names of the questions.
 * @param file its name in messages
 * @returns the answers, and why some are refused, each with its line
 */
export function readAnswers(file: string, text: string): { answers: Answers; refused: string[] } {
  const { error, value, sourceOf, noteAfter, positionOf, positionOfKey } = parseYaml(text);
  const answers: Answers = {};
  if (error)
    return {
      answers,
      refused: [`${file}:${error.position.line}:${error.position.column}  ${error.message}`],
    };
  const given = leavesOf(value);
  const unknown = [...given.keys()].filter((name) => !QUESTIONS.some((question) => question.name === name));
  const refused = unknown.map((name) => {
    const { line, column } = positionOfKey(name.split('.'));
    return `${file}:${line}:${column}  ${name}: is no question. Take it out, or correct its name.`;
  });
  for (const question of QUESTIONS) {
    const { name, when } = question;
    if (when && !WHEN[when](answers)) continue;
    const path = name.split('.');
    const found = given.get(name);
    // Without quotes a colour is a note.
    const note = name.startsWith('colours.') ? noteAfter(path)?.text : undefined;
    const typed = Array.isArray(found) ? found.join(', ') : ((found === null ? note : sourceOf(path)) ?? '');
    const answer = meaningOf(question, typed.trim() || offeredBy(question, answers));
    const refusal = explainRefusal(question, answer, answers);
    const { line, column } = positionOf(path);
    if (refusal) refused.push(`${file}:${line}:${column}  ${name}: ${refusal}`);
    // A colour is judged beside the others: what is offered goes with every other.
    answers[name] = refusal ? (question.offered ?? answer) : answer;
  }
  return { answers, refused };
}

/** A file for {@link readAnswers} without any answer. */
export function emptyAnswers(): string {
  let group = '';
  const lines = QUESTIONS.flatMap((question) => {
    const [first = '', last] = question.name.split('.');
    const indent = last ? '  ' : '';
    const offer = question.offered ? ` Enter alone takes ${question.offered}.` : '';
    const words = `${question.ask}${offer}`.replaceAll('Enter alone', 'No answer');
    const head = last && first !== group ? [`${first}:`] : [];
    group = first;
    return [...head, `${indent}# ${words}`, `${indent}${last ?? first}:`];
  });
  return `${lines.join('\n')}\n`;
}

/** The values of a YAML document by their dotted names; lists are values too. */
function leavesOf(value: unknown, prefix = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map(prefix ? [[prefix, value]] : []);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [...leavesOf(each, prefix ? `${prefix}.${key}` : key)]),
  );
}

function offeredBy({ name, offered = '' }: Question, { name: school = '' }: Answers): string {
  return name === 'shortName' ? shorten(school) : offered;
}

function meaningOf({ name }: Question, typed: string): string {
  return (typed && MEANINGS[name]?.(typed)) || typed;
}

function explainRefusal(question: Question, answer: string, known: Answers): string | undefined {
  const { name, rule, optional, most = 200 } = question;
  if (!answer && optional) return undefined;
  if (!answer && !rule) return 'is missing. Write an answer.';
  if (answer.length > most) return `must be at most ${most} characters, found ${answer.length}. Shorten it.`;
  if (rule) return RULES[rule](answer, known);
  return (
    explainField(name === 'phones' ? ['phones', 0] : name.split('.'), answer) ??
    explainColours(name, answer, known)
  );
}

/** What the check would say of the field of school.yaml, or undefined when it would say nothing. */
function explainField(path: readonly (string | number)[], answer: string): string | undefined {
  const fields = path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), answer);
  const { problems } = parseSource('content', SCHOOL_FILE, { text: stringify(fields) });
  return problems.find((problem) => problem.path.join() === path.join())?.message;
}

/** Whether a colour can be read beside those that were answered, and those that are offered. */
function explainColours(name: string, answer: string, known: Answers): string | undefined {
  if (!name.startsWith('colours.')) return undefined;
  const colours = QUESTIONS.filter((each) => each.name.startsWith('colours.')).map((each) => [
    each.name.slice('colours.'.length),
    each.name === name ? answer : (known[each.name] ?? each.offered),
  ]);
  const text = stringify({ colours: Object.fromEntries(colours) });
  const { source } = parseSource('content', SCHOOL_FILE, { text });
  return source && checkColours(source)[0]?.message;
}

function refuseNames(answer: string, what: string): string | undefined {
  const wrong = namesOf(answer).find((name) => name.length > 40 || !/^[\p{L}\p{M}\d ()/&+-]+$/u.test(name));
  return wrong === undefined
    ? undefined
    : `"${wrong}" is not the name of a ${what}. Write only letters, at most 40, with commas between the ${what}s.`;
}

/** `Science, Commerce` → two names. */
export function namesOf(answer = ''): string[] {
  return [...new Set(answer.split(',').map((name) => name.trim()))].filter((name) => name !== '');
}

export function hasBoard({ board = '' }: Answers): boolean {
  return !/^none$/i.test(board);
}

export function hasClass(
  { 'classes.from': from = '', 'classes.to': to = '' }: Answers,
  name: string,
): boolean {
  return placeOf(from) <= placeOf(name) && placeOf(name) <= placeOf(to);
}

function placeOf(name: string): number {
  return placeOfClass({ name, stream: '' });
}

/** As many words of the name as fit a narrow place. */
function shorten(name: string): string {
  let short = '';
  for (const word of name.split(/\s+/)) {
    if (`${short} ${word}`.trim().length > 30) break;
    short = `${short} ${word}`.trim();
  }
  // "Convent School & Junior College" is not short for "Convent School &".
  return short.replace(/[\s,–-]*(&|\band|\bof)?$/i, '') || name.slice(0, 30);
}
