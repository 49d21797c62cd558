import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BACK, converse, isBack, type Conversation } from '@/lib/editing/ask';
import { checkRoutes } from '@/lib/content/across/pages';
import { commandFor, contentDirectory, contentDirectoryName, listFiles } from '@/lib/content/read/tree';
import { sortFiles, type ContentTree } from '@/lib/content/read/tree';
import { siteDate } from '@/lib/text/dates';
import { complain, itemName, questionsOf, toText, valueOf } from '@/lib/editing/questions';
import type { Question, Values } from '@/lib/editing/questions';
import type { FolderKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, personOf, SINGLE_KINDS, type FolderKindName } from '@/lib/content/kinds/kinds';
import { uniqueName } from '@/lib/content/read/names';
import { readText } from '@/lib/content/read/text';
import { siteOf } from '@/lib/content/across/site';
import { parseSource } from '@/lib/content/read/source';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

/** The first urgent notice is in the file notice.yaml; any others are in the folder notices/. */
const NOTICE = 'notice';
/** The questions for a notice; its other fields are optional. */
const OF_NOTICE = ['label', 'text', 'until'];
const KINDS = [...Object.keys(FOLDER_KINDS).filter((kind) => kind !== 'notices'), NOTICE];

export const known = ['KIND'];

/** `npm run new -- news`: asks for the fields of a new item, writes its file, and prints the file's name. */
export async function run({ words: [typed] }: CommandArguments): Promise<number> {
  if (!typed || !KINDS.includes(typed)) {
    console.log(
      `Write what to create, for example: npm run new -- news\nYou can create: ${KINDS.join(', ')}.`,
    );
    return 1;
  }
  const kind = typed === NOTICE ? 'notices' : (typed as FolderKindName);
  const directory = contentDirectory();
  const name = contentDirectoryName(directory);
  const tree = sortFiles(listFiles(directory), name);
  return converse(async (conversation) => {
    const { base, text } = await askForItem(kind, conversation, tree);
    const { extension }: FolderKind = FOLDER_KINDS[kind];
    const isTaken = (file: string): boolean => existsSync(path.join(directory, file));
    const own = SINGLE_KINDS.notice.file;
    const free = uniqueName(`${kind}/${base}`, (each) => isTaken(each + extension)) + extension;
    const file = kind === 'notices' && !isTaken(own) ? own : free;
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text, { flag: 'wx' });
    console.log(`\nWritten: ${name}/${file}\nNow check it: ${commandFor('npm run check:content')}`);
    return 0;
  });
}

async function askForItem(kind: FolderKindName, conversation: Conversation, tree: ContentTree) {
  const { extension, holds }: FolderKind = FOLDER_KINDS[kind];
  const isNotice = kind === 'notices';
  const what = isNotice
    ? 'the urgent notice on every page.'
    : `${holds}. An empty answer leaves out an optional field.`;
  console.log(`New: ${what} ${BACK}\n`);
  const question = 'address: the last part of its web address. For example: robotics';
  const refuse = (answer: string) => refuseAddress(answer, tree);
  const address = kind === 'pages' ? await conversation.ask(question, refuse) : undefined;
  const file = { kind: 'school', path: 'school.yaml' } as const;
  const school = parseSource('content', file, readText(path.join(contentDirectory(), file.path)));
  const site = siteOf(tree, school.source ? [school.source] : []);
  const values: Values = {};
  const all = questionsOf(kind, siteDate(new Date()));
  const questions = all.filter(({ name }) => !isNotice || OF_NOTICE.includes(name));
  type Step = () => Promise<'back' | 'skipped' | undefined>;
  const ask =
    (asked: Question): Step =>
    async () => {
      if (!isAsked(asked)) return 'skipped';
      const { name, description, example, optional, type, offered } = asked;
      const more = [
        type === 'array' ? ' Put commas between them.' : '',
        optional ? ' Optional.' : '',
        offered === undefined ? '' : ` Press Enter for today, ${offered}.`,
      ].join('');
      const answer = await conversation.ask(
        `${name}: ${description}${more} For example: ${example}`,
        (typed) =>
          isBack(typed)
            ? undefined
            : complain(kind, { ...values, [name]: valueOf(asked, typed) }, name, site),
      );
      if (isBack(answer)) return 'back';
      values[name] = valueOf(asked, answer);
      if (typeof values[name] === 'string' && answer.trim() && values[name] !== answer.trim())
        console.log(`Understood as ${values[name]}.\n`);
      return undefined;
    };
  // Ask for `alt` only if there is a picture, and for `consent` if there is a picture or the entry is about a person.
  const isAsked = ({ name }: Question): boolean =>
    values.picture !== undefined || !(name === 'alt' || (name === 'consent' && !personOf(kind)));
  let body = '';
  const refuseText = (typed: string): string | undefined => {
    if (isBack(typed)) return undefined;
    return typed.trim()
      ? complain(kind, values, undefined, site, typed.trim())
      : 'is missing. Write at least one sentence.';
  };
  const steps = questions.map(ask);
  if (extension === '.md')
    steps.push(async () => {
      body = await conversation.ask('text: The first paragraph. You can continue in the file.', refuseText);
      return isBack(body) ? 'back' : undefined;
    });
  steps.push(async () => {
    const written = `\n${toText(kind, values, body.trim())}\nWrite this file? y: yes, back: the previous question`;
    const answer = await conversation.ask(written, (typed) =>
      isBack(typed) || /^y(es)?$/i.test(typed.trim()) ? undefined : 'Write y or back.',
    );
    return isBack(answer) ? 'back' : undefined;
  });
  const answered: number[] = [];
  for (let step = 0; step < steps.length;) {
    const result = await steps[step]?.();
    if (result === undefined) answered.push(step);
    step = result === 'back' ? (answered.pop() ?? 0) : step + 1;
  }
  const base = (address && addressOf(address)) ?? (isNotice ? NOTICE : itemName(kind, values));
  return { base, text: toText(kind, values, body.trim()) };
}

/** Accepts `/robotics` and `robotics.md` for `robotics`. */
const addressOf = (answer: string): string => answer.trim().replace(/^\/|\.md$/g, '');

function refuseAddress(answer: string, tree: ContentTree): string | undefined {
  const page = `pages/${addressOf(answer)}.md`;
  const pages = tree.texts.filter(({ kind }) => kind === 'pages').map((each) => each.path);
  const problems = checkRoutes([...pages, page].map((each) => ({ path: each, file: each })));
  return problems.find(({ file }) => file === page)?.message;
}
