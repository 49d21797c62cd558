/** Four digits thrice, or twelve behind the word; and the PAN of a person, whose fourth letter is P. */
const NUMBERS =
  /(?<![\d+] ?)[2-9]\d{3}([ -])\d{4}\1\d{4}(?![ -]?\d)|(?<=[Aa]adhaa?r\D{0,30})\d{12}(?!\d)|\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/g;

/** What is wrong with a text that has the Aadhaar number or PAN of a person; undefined for any other. */
export function explainPrivateNumber(text: string): string | undefined {
  const isPrivate = text.match(NUMBERS)?.some((found) => /[A-Z]/.test(found) || isAadhaar(found));
  if (!isPrivate) return undefined;
  return 'has the Aadhaar number or PAN of a person, which must not be published. Take it out.';
}

const NEXT = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Whether the last digit is Verhoeff's check digit of the others: one of ten numbers passes by chance. */
function isAadhaar(number: string): boolean {
  const digits = Array.from(number.replaceAll(/\D/g, ''), Number).toReversed();
  return !digits.reduce((a, digit, at) => {
    const b = digits.slice(0, at).reduce((each) => NEXT[each] ?? 0, digit);
    // The dihedral group of the pentagon: from 5 on are its reflections.
    return (a < 5 === b < 5 ? 0 : 5) + ((a < 5 ? a + b : a - b + 5) % 5);
  }, 0);
}
