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
  return pictures.flatMap((picture, index) =>
    mayBeShown(picture)
      ? []
      : [
          warn(
            ['pictures', index, 'consent'],
            `is missing, and so this picture is not on the website. ${ASK} ${OR_DRAWING}, or consent: nobody where no person can be recognised.`,
          ),
        ],
  );
}

const ASK = 'Once the person, or a parent of a child, has agreed in writing, write consent: yes;';
const OR_DRAWING = 'for a drawing of nobody write consent: drawing';
