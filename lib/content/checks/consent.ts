import { personOf } from '../schemas/kinds';
import { mayBeShown } from '../schemas/shown';
import { problemAt, type Problem } from '../messages/problem';
import type { Source } from '../files/source';

/** What shows a person and does not say that the person agreed: a warning, since it is left out of the site. */
export function checkConsent(source: Source): Problem[] {
  const { kind, document, valid } = source;
  if (!valid) return [];
  const warn = (path: (string | number)[], message: string): Problem => {
    return problemAt(source, path, message, 'warning');
  };
  const person = personOf(kind);
  if (person && !mayBeShown(document.value as object))
    return [
      warn(['consent'], `is missing, and so this ${person} is not on the website. ${ASK} ${OR_DRAWING}.`),
    ];
  if (kind !== 'gallery') return [];
  const { pictures } = document.value as { pictures: { consent?: string }[] };
  const missing = pictures.flatMap((picture, index) => (mayBeShown(picture) ? [] : [index]));
  const [first, ...others] = missing;
  if (first === undefined) return [];
  const lines = missing.map((index) => document.positionOf(['pictures', index]).line);
  const shown = lines.length > MOST_LINES ? `${lines.slice(0, MOST_LINES).join(', ')}, …` : lines.join(', ');
  const what = others.length
    ? `is missing for ${missing.length} pictures, on lines ${shown}, and so they are not on the website.`
    : 'is missing, and so this picture is not on the website.';
  const remedy = `${ASK} ${OR_DRAWING}, or consent: nobody where no person can be recognised.`;
  return [
    {
      ...warn(['pictures', first, 'consent'], `${what} ${remedy}`),
      ...(others.length && { field: 'Pictures › consent' }),
    },
  ];
}

/** More lines say no more than how many they are. */
const MOST_LINES = 5;

const ASK = 'Once the person, or a parent of a child, has agreed in writing, write consent: yes;';
const OR_DRAWING = 'for a drawing of nobody write consent: drawing';
