import path from 'node:path';
import type { CheckedContent } from '@/lib/content/content';
import { contentDirectory } from '@/lib/content/read/tree';
import { annotate } from '@/lib/content/annotations';
import { loadContent } from '@/lib/content/load-content';
import { setWords } from '@/lib/content/words/in-use';
import { formatProblem } from '@/lib/content/say/problem';
import { siteTime } from '@/lib/text/dates';
import { fillFolder } from '@/lib/site/cached';
import { prepareCampus } from '@/lib/site/campus';
import { prepareIcons } from '@/lib/site/icons';
import { preparePictures } from '@/lib/site/pictures';
import { prepareSocial } from '@/lib/site/social';
import { lightPalette } from '@/lib/theme/palette';
import { prepareDevanagariFont } from './cut-font';
import { PACKAGES } from '@/lib/setup/packages.mjs';
import { runCommand } from '@/lib/setup/processes.mjs';

/** Checks the content and fills `public/`. @param language undefined for the first @throws Error with every mistake */
export async function prepareSite(language?: string): Promise<CheckedContent> {
  const directory = contentDirectory();
  const { content, problems, used } = await loadContent(directory, { ...siteTime(), language });
  if (!content) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    annotate('error', errors.map(formatProblem));
    throw new Error(
      `${errors.map(formatProblem).join('\n')}\n\nThe content has mistakes. Nothing was built; the last finished site is unchanged.`,
    );
  }
  setWords(content.words, language);
  const { school } = content;
  const images = path.join(directory, 'images');
  const files = used.files.map((name) => path.join(directory, 'files', name));
  // Do this first, because it empties the folder to which `preparePictures` adds files.
  await fillFolder('public/assets', files);
  await preparePictures(images, used.pictures);
  await prepareCampus(content, siteTime().day);
  await prepareIcons(path.join(images, school.logo), lightPalette(school.colours).paper);
  await prepareDevanagariFont(school);
  await prepareSocial(content);
  return content;
}

const PROGRAM = path.join(PACKAGES, 'next/dist/bin/next');

/** Runs Next.js in this terminal, and forwards Ctrl+C and SIGTERM to it. @returns its exit code */
export function runNext(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const own = { NEXT_TELEMETRY_DISABLED: '1', ...env };
  return runCommand(process.execPath, [PROGRAM, ...args], { env: own, forward: true });
}
