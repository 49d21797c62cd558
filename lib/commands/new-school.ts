import path from 'node:path';
import { makeFolder } from '@/lib/setup/swap-folders';
import { BACK, converse } from '@/lib/editing/ask';
import { contentDirectoryName } from '@/lib/content/read/tree';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { isCarried } from '@/lib/editing/program-version';
import { askSchool, emptyAnswers, readAnswers, type Answers } from '@/lib/editing/new-school/questions';
import * as repository from '@/lib/editing/new-school/write-repository';
import { refuseFolder, writeSchool } from '@/lib/editing/new-school/write-school';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';

const USAGE = 'Write the name of one new folder, for example: npm run new-school -- ../my-school';

export const known = ['FOLDER', '--answers FILE', '--package SOURCE'];

/**
 * `npm run new-school -- FOLDER`: asks for facts about a school, and makes a repository for it. `--answers FILE` reads
 * the answers from a YAML file; `--answers -` prints an empty one. `--package SOURCE` is the source from which npm
 * installs this package.
 */
export async function run({ words, values }: CommandArguments): Promise<number> {
  const given = words[0]?.trim();
  const { answers: from, package: source } = values;
  if (from === '-') {
    process.stdout.write(emptyAnswers());
    return 0;
  }
  const wrong = given !== undefined && complainOfFolder(given);
  if (wrong) throw new Error(`${given} ${wrong}`);
  if (from !== undefined) {
    if (given === undefined) throw new Error(USAGE);
    const { answers, refused } = await readAnswers(from);
    if (refused.length) throw new Error(`${refused.join('\n')}\n\nNothing was written.`);
    return write(path.resolve(given), answers, source);
  }
  return converse(async (conversation) => {
    const question = 'Folder for the new school. For example: ../my-school';
    const asked = given ?? (await conversation.ask(question, complainOfFolder)).trim();
    console.log(`${BACK}\n`);
    return write(path.resolve(asked), await askSchool(conversation), source);
  });
}

function complainOfFolder(typed: string): string | undefined {
  if (!typed.trim()) return 'is missing. Write the name of a new folder.';
  const folder = path.resolve(typed.trim());
  return refuseFolder(folder) ?? repository.refuseInside(folder);
}

async function write(folder: string, answers: Answers, source?: string): Promise<number> {
  let from = source ?? '';
  let leftToDo: string | undefined;
  await makeFolder(folder, async (part) => {
    await writeSchool(path.join(part, 'content'), answers, siteDate(new Date()));
    from ||= repository.packageSource(part);
    repository.writeRepository(part, answers.name ?? '', from);
    if (isCarried(from)) repository.writeLock(part, path.basename(folder), from);
    leftToDo = repository.commitAll(part, `The website of ${answers.name}`);
  });
  return report(folder, from, leftToDo);
}

async function report(folder: string, from: string, leftToDo: string | undefined): Promise<number> {
  const name = contentDirectoryName(folder);
  const { problems } = await loadContent(path.join(folder, 'content'), { day: siteDate(new Date()) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const open = problems.filter(({ severity }) => severity === 'placeholder').length;
  console.log(`\nWritten: ${name}/`);
  if (errors.length) console.log(`\nTo fix:\n${errors.map((each) => `  ${formatProblem(each)}`).join('\n')}`);
  console.log(
    [
      '',
      `Still to fill in: ${open} places, marked TODO or with only zeros. You can look at the site now, but you cannot publish it until they are filled in.`,
      `Go into the folder: cd ${name.includes(' ') ? `"${name}"` : name}`,
      'Look at the site:   npm start (the first time, this also installs what the site needs)',
      'See what is missing: npm run publish:check',
      'Read the guide:     npm run guide',
      isCarried(from)
        ? 'The program itself is in the folder program/. For a newer one: npm run update -- FILE-OR-ADDRESS'
        : `The program comes from ${from}.`,
      ...(leftToDo === undefined ? [] : [leftToDo]),
    ].join('\n'),
  );
  return errors.length ? 1 : 0;
}
