import type { Conversation } from '../ask';
import type { SchoolAnswers } from './school-answers';
import {
  classOf,
  complainOfClass,
  complainOfColours,
  complainOfField,
  complainOfInstallments,
  complainOfNames,
  DEFAULT_COLOURS,
  namesOf,
} from './school-questions';
import type { SchoolColours } from '@/lib/theme/palette';
import { hasClass } from './stages';

const COLOURS: Record<keyof SchoolColours, string> = {
  ink: 'Dark colour, for headings, header and footer',
  accent: 'Bright colour, for lines and marks',
  paper: 'Light colour, for the page',
  success: 'Green, for what went well',
};

/** Asks for everything that a new school is made of. @throws NoMoreAnswers */
export async function askSchool(conversation: Conversation): Promise<SchoolAnswers> {
  const ask = async (
    question: string,
    complain: (answer: string) => string | undefined,
    fallback?: string,
  ): Promise<string> => {
    const answerOf = (typed: string): string => typed.trim() || (fallback ?? '');
    const offer = fallback ? ` Enter alone takes ${fallback}.` : '';
    return answerOf(await conversation.ask(`${question}${offer}`, (typed) => complain(answerOf(typed))));
  };
  const field = (question: string, path: readonly [string, ...string[]], fallback?: string, most?: number) =>
    ask(question, (answer) => complainOfField(path, answer, most), fallback);

  const name = await field(
    'Full name of the school, in English letters. For example: Saraswati Public School.',
    ['name'],
  );
  const shortName = await field('Short name, for narrow places.', ['shortName'], shorten(name));
  const devanagari = await ask(
    'Name in Devanagari. For example: सरस्वती पब्लिक स्कूल. Enter alone leaves it out.',
    (answer) => (answer ? complainOfField(['devanagari', 'name'], answer) : undefined),
  );
  const town = await field('Town or locality. For example: Civil Lines, Rampur.', ['town'], undefined, 60);
  const address = {
    street: await field('House and street. For example: 12 School Road.', ['address', 'street']),
    district: await field('District.', ['address', 'district'], undefined, 60),
    state: await field('State or Union Territory.', ['address', 'state'], undefined, 60),
    pin: await field('PIN code, six digits.', ['address', 'pin']),
  };
  const board = await field(
    'Board, such as CBSE, CISCE or MP Board; none where the school belongs to none.',
    ['board'],
    'CBSE',
    60,
  );
  const from = classOf(await ask('First class.', (answer) => complainOfClass(answer), 'Nursery')) ?? '';
  const to = classOf(await ask('Last class.', (answer) => complainOfClass(answer, from), 'XII')) ?? '';
  const streams =
    hasClass({ from, to }, 'XI') || hasClass({ from, to }, 'XII')
      ? namesOf(
          await ask(
            'Streams of classes XI and XII, with commas between them. For example: Science, Commerce. Enter alone for none.',
            (answer) => complainOfNames(answer, 'stream'),
          ),
        )
      : [];
  const languages = namesOf(
    await ask(
      'Languages in which the school teaches, with commas between them. For example: Hindi, English.',
      (answer) => complainOfNames(answer, 'language'),
      'English',
    ),
  );
  const installments = await ask(
    'How many times a year the tuition is paid, 1 to 12; 0 where the school takes none.',
    complainOfInstallments,
  );
  const colours = { ...DEFAULT_COLOURS };
  for (const [role, words] of Object.entries(COLOURS) as [keyof SchoolColours, string][]) {
    colours[role] = await ask(
      `${words}: # and six of 0-9 a-f.`,
      (answer) => complainOfColours({ ...colours, [role]: answer }, role),
      DEFAULT_COLOURS[role],
    );
  }
  // What a school may not have yet: the check lists these until it has.
  const phone = await field('Telephone. For example: +91 98765 43210.', ['phones', '0'], '+91 00000 00000');
  const email = await field(
    'E-mail address. For example: office@school.in.',
    ['email'],
    'office@school.example',
  );
  const siteAddress = await field(
    'Address of the website. For example: https://www.school.in.',
    ['siteAddress'],
    'https://www.school.example',
  );
  return {
    name,
    shortName,
    ...(devanagari ? { devanagari } : {}),
    town,
    address,
    ...(/^none$/i.test(board) ? {} : { board }),
    languages,
    installments: Number(installments),
    classes: { from, to },
    streams,
    colours,
    phone,
    email,
    siteAddress,
  };
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
