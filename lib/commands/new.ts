import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { converse, type Conversation, askNotice } from '@/lib/editing/ask';
import { checkRoutes } from '@/lib/content/across/pages';
import {
  listFiles,
  sortFiles,
  type ContentTree,
  commandFor,
  contentDirectory,
  contentDirectoryName,
} from '@/lib/content/read/tree';
import { siteDate } from '@/lib/text/dates';
import {
  freeName,
  itemName,
  complain,
  questionsOf,
  textOf,
  valueOf,
  type Values,
} from '@/lib/editing/questions';
import type { FolderKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, personOf, SINGLE_KINDS, type FolderKindName } from '@/lib/content/kinds/kinds';
import { readText } from '@/lib/content/read/text';
import { siteOf } from '@/lib/content/across/site';
import { parseSource } from '@/lib/content/read/source';

/** The urgent notice: the first has a file of its own, and further ones have a folder. */
const NOTICE = 'notice';
const KINDS = [...Object.keys(FOLDER_KINDS).filter((kind) => kind !== 'notices'), NOTICE];

export const known = 'any';

/** `npm run new -- news`: asks for the fields of a new item, writes its file and prints the name. */
export async function run([kind]: readonly string[]): Promise<number> {
  if (kind !== NOTICE && (!kind || !isKind(kind))) {
    console.log(`Write what is new, for example: npm run new -- news\nThere is: ${KINDS.join(', ')}.`);
    return 1;
  }
  const directory = contentDirectory();
  const name = contentDirectoryName(directory);
  const tree = sortFiles(listFiles(directory), name);
  return converse(async (conversation) => {
    const file =
      kind === NOTICE
        ? await askForNotice(conversation, directory)
        : await askForItem(kind, conversation, tree, directory);
    console.log(`\nWritten: ${name}/${file}\nNow check it: ${commandFor('npm run check:content', name)}`);
    return 0;
  });
}

async function askForNotice(conversation: Conversation, directory: string): Promise<string> {
  console.log('New: the urgent notice on every page.\n');
  const { folder, extension } = FOLDER_KINDS.notices;
  const isTaken = (file: string): boolean => existsSync(path.join(directory, file));
  const next = freeName(`${folder}/notice`, (base) => isTaken(base + extension)) + extension;
  const file = isTaken(SINGLE_KINDS.notice.file) ? next : SINGLE_KINDS.notice.file;
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), await askNotice(conversation), { flag: 'wx' });
  return file;
}

async function askForItem(
  kind: FolderKindName,
  conversation: Conversation,
  tree: ContentTree,
  directory: string,
) {
  const { folder, extension, holds }: FolderKind = FOLDER_KINDS[kind];
  console.log(`New: ${holds}. An empty answer leaves out what may be left out.\n`);
  const address =
    kind === 'pages'
      ? await conversation.ask('address: the last part of its web address. For example: robotics', (answer) =>
          refuseAddress(answer, tree),
        )
      : undefined;
  const school = parseSource(
    'content',
    { kind: 'school', path: 'school.yaml' },
    readText(path.join(directory, 'school.yaml')),
  );
  const site = siteOf(tree, school.source ? [school.source] : []);
  const values: Values = {};
  for (const question of questionsOf(kind, siteDate(new Date()))) {
    // What a picture shows, and whether those in it agree, is asked only where there is one.
    const isOfPicture = question.name === 'alt' || (question.name === 'consent' && !personOf(kind));
    if (isOfPicture && values.picture === undefined) continue;
    const { name, is, example, optional, type, offered } = question;
    const more = [
      type === 'array' ? ' Put commas between them.' : '',
      optional ? ' May be left out.' : '',
      offered === undefined ? '' : ` Press Enter for today, ${offered}.`,
    ].join('');
    const answer = await conversation.ask(`${name}: ${is}${more} For example: ${example}`, (typed) =>
      complain(kind, { ...values, [name]: valueOf(question, typed) }, name, site),
    );
    const value = valueOf(question, answer);
    if (value !== undefined) values[name] = value;
  }
  const body =
    extension === '.md'
      ? await conversation.ask('text: The first paragraph. You can go on in the file.', refuseNothing)
      : '';
  const base = address?.trim() ?? itemName(kind, values);
  const file =
    freeName(base, (each) => existsSync(path.join(directory, folder, each + extension))) + extension;
  mkdirSync(path.dirname(path.join(directory, folder, file)), { recursive: true });
  writeFileSync(path.join(directory, folder, file), textOf(kind, values, body.trim()), { flag: 'wx' });
  return `${folder}/${file}`;
}

function refuseAddress(answer: string, tree: ContentTree): string | undefined {
  const page = { path: `pages/${answer.trim()}.md`, file: `pages/${answer.trim()}.md` };
  const pages = tree.texts
    .filter(({ kind }) => kind === 'pages')
    .map((each) => ({ path: each.path, file: each.path }));
  return checkRoutes([...pages, page]).find((problem) => problem.file === page.file)?.message;
}

function refuseNothing(answer: string): string | undefined {
  return answer.trim() ? undefined : 'is missing. Write at least one sentence.';
}

function isKind(kind: string): kind is FolderKindName {
  return kind !== NOTICE && KINDS.includes(kind);
}
