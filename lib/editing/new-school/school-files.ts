import { stringify } from 'yaml';
import { isCbse } from '@/lib/content/kinds/school';
import { sessionOf } from '@/lib/text/dates';
import { disclosureFields } from './disclosure-file';
import { drawBanner } from './draw-banner';
import { drawCrest } from './draw-crest';
import { BANNER_PICTURE, homeFields } from './home-file';
import { ADMISSION, feeFields, MENU } from './data-files';
import { ownDisclosureFields } from './own-disclosure-file';
import { pagesOf } from './page-files';
import type { SchoolAnswers } from './school-answers';
import { CREST, schoolFields } from './school-file';

/** Every file of a new school, by its name in the folder. @param day `YYYY-MM-DD`, on which the pages were written */
export async function schoolFiles(
  answers: SchoolAnswers,
  day: string,
): Promise<Map<string, string | Uint8Array>> {
  const session = sessionOf(day);
  const ofBoard = answers.board !== undefined && isCbse(answers.board);
  const yaml: readonly [string, object, string][] = [
    ['school.yaml', schoolFields(answers, session), 'The school itself: it shows on every page.'],
    ['home.yaml', homeFields(answers), 'The home page, section by section.'],
    ['menu.yaml', MENU, 'The menu of every page, from left to right.'],
    ['fees.yaml', feeFields(answers, session), 'The fees of one session, in whole rupees.'],
    ['admission.yaml', ADMISSION, 'The rules of admission, and the papers to bring.'],
    ['gallery.yaml', { pictures: [] }, 'The photo gallery.'],
    ['videos.yaml', { videos: [] }, 'The video gallery.'],
    ['documents.yaml', { documents: [] }, 'Documents to download.'],
    ofBoard
      ? ['disclosure.yaml', disclosureFields(answers), "CBSE's Mandatory Public Disclosure."]
      : ['own-disclosure.yaml', ownDisclosureFields(answers), 'What the board or the State wants published.'],
  ];
  return new Map<string, string | Uint8Array>([
    ...yaml.map(([file, fields, is]): [string, string] => [file, `# ${is}\n${toYaml(fields)}`]),
    ...pagesOf(answers, ofBoard).map(({ name, body, ...fields }): [string, string] => [
      `pages/${name}.md`,
      `---\n${toYaml({ ...fields, updated: day, contact: 'office' })}---\n\n${body}\n`,
    ]),
    [`images/${CREST}`, drawCrest(answers.shortName, answers.colours)],
    [`images/${BANNER_PICTURE}`, await drawBanner(answers.colours)],
    // Without a file in it the folder would not be kept by git.
    ['files/README.md', 'PDFs go into this folder.\n'],
  ]);
}

function toYaml(fields: object): string {
  return stringify(fields, { lineWidth: 0, singleQuote: true });
}
