import { soundFile, type Files } from '../read/source';
import { problemAt, type Problem } from '../say/problem';

/** Promises of the home page that nothing proves: the site would leave them out without a word. */
export function checkProofs({ sources, absent }: Files): Problem[] {
  const home = soundFile(sources, 'home');
  const disclosure = soundFile(sources, 'disclosure');
  // What cannot be read may prove it.
  if (!home || (!disclosure && !absent.includes('disclosure'))) return [];
  return (home.document.value.proofs ?? []).flatMap(({ row, to, perSection }, index) => {
    const at = ['proofs', index];
    const files = disclosure?.document.value.B.rows.find((each) => each.row === row)?.files ?? [];
    if (row !== undefined && !files.some(({ validUntil }) => validUntil !== undefined)) {
      const message = `names the row ${row}, where disclosure.yaml has no file with validUntil. Write a row of part B that has one, or a page after to.`;
      return [problemAt(home, [...at, 'row'], message)];
    }
    if (perSection && !disclosure?.document.value.D.sections) {
      const message = 'counts the pupils of a section, and disclosure.yaml has no sections in part D.';
      return [
        problemAt(home, [...at, 'perSection'], `${message} Write sections there, or delete this line.`),
      ];
    }
    if (row !== undefined || perSection || to !== undefined) return [];
    const message =
      'has no proof: write row with a certificate of part B, to with a page, or perSection: true';
    return [problemAt(home, [...at, 'text'], message)];
  });
}
