import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { converse, type Conversation } from '@/lib/editing/ask';
import { commandFor, contentDirectoryName } from '@/lib/content/read/tree';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { askSchool, emptyAnswers, readAnswers, type Answers } from '@/lib/editing/new-school/questions';
import { refuseFolder, writeSchool } from '@/lib/editing/new-school/write-school';
import { runProgram } from '@/lib/setup/run-program';

const USAGE = 'Write the name of one new folder, for example: npm run new-school -- my-school';

/**
 * `npm run new-school -- FOLDER`: asks for the facts of a school and writes content for it, which can be built.
 * `--answers FILE` reads them from a YAML file instead; `--answers -` prints an empty one.
 */
async function run(args: readonly string[]): Promise<number> {
  const { given, from } = readArguments(args);
  if (from === '-') {
    process.stdout.write(emptyAnswers());
    return 0;
  }
  if (given !== undefined) {
    const wrong = refuseFolder(path.resolve(given));
    if (wrong) throw new Error(`${given} ${wrong}`);
  }
  if (from !== undefined) {
    if (given === undefined) throw new Error(USAGE);
    return write(path.resolve(given), await answersFrom(from));
  }
  return converse(async (conversation) => {
    const folder = path.resolve(given ?? (await askFolder(conversation)));
    return write(folder, await askSchool(conversation));
  });
}

function readArguments(args: readonly string[]): { given: string | undefined; from: string | undefined } {
  const { positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { answers: { type: 'string' } },
  });
  const options = tokens.filter((token) => token.kind === 'option');
  const [option, ...more] = options;
  const isKnown = option === undefined || (option.name === 'answers' && option.value !== undefined);
  if (more.length || !isKnown || positionals.length > 1) throw new Error(USAGE);
  return { given: positionals[0], from: option?.value };
}

async function answersFrom(file: string): Promise<Answers> {
  if (!existsSync(file))
    throw new Error(
      `There is no ${file}. For an empty one type npm --silent run new-school -- --answers - > ${file}`,
    );
  const { answers, refused } = await readAnswers(file, readFileSync(file, 'utf8'));
  if (refused.length) throw new Error(`${refused.join('\n')}\n\nNothing was written.`);
  return answers;
}

async function write(folder: string, answers: Answers): Promise<number> {
  await writeSchool(folder, answers, siteDate(new Date()));
  return report(folder);
}

async function askFolder(conversation: Conversation): Promise<string> {
  const answer = await conversation.ask('Folder for the new school. For example: my-school', (typed) =>
    typed.trim() ? refuseFolder(path.resolve(typed.trim())) : 'is missing. Write the name of a new folder.',
  );
  return answer.trim();
}

/** Checks what was written, and says how to go on. */
async function report(folder: string): Promise<number> {
  const name = contentDirectoryName(folder);
  const { problems } = await loadContent(folder, { day: siteDate(new Date()) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const open = problems.filter(({ severity }) => severity === 'placeholder').length;
  console.log(`\nWritten: ${name}/`);
  if (errors.length)
    console.log(`\nTo mend:\n${errors.map((each) => `  ${formatProblem(each)}`).join('\n')}`);
  console.log(
    [
      '',
      `Still to fill in: ${open} places, marked TODO or made of zeros. They stop publishing, not a trial.`,
      `See them all:      ${commandFor('npm run publish:check', name)}`,
      `Look at the site:  ${commandFor('npm start', name)}`,
      'What the fields mean: content/README.md',
    ].join('\n'),
  );
  return errors.length ? 1 : 0;
}

await runProgram(run, 'any');
