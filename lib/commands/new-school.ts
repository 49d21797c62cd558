import path from 'node:path';
import { converse, type Conversation } from '@/lib/editing/ask';
import { commandFor, contentDirectoryName } from '@/lib/content/read/tree';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { siteDate } from '@/lib/text/dates';
import { askSchool } from '@/lib/editing/new-school/ask-school';
import { schoolFiles } from '@/lib/editing/new-school/school-files';
import { refuseFolder, writeSchool } from '@/lib/editing/new-school/write-school';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run new-school -- FOLDER`: asks for the facts of a school and writes content for it, which can be built. */
async function run([given, ...others]: readonly string[]): Promise<number> {
  if (others.length || given?.startsWith('-'))
    throw new Error('Write the name of one new folder, for example: npm run new-school -- my-school');
  if (given !== undefined) {
    const wrong = refuseFolder(path.resolve(given));
    if (wrong) throw new Error(`${given} ${wrong}`);
  }
  return converse(async (conversation) => {
    const folder = path.resolve(given ?? (await askFolder(conversation)));
    const files = await schoolFiles(await askSchool(conversation), siteDate(new Date()));
    writeSchool(folder, files);
    return report(folder);
  });
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
