/** Matches "Aadhaar" and twelve digits, the first not 0 or 1; and a PAN whose fourth letter, P, means a person. */
const NUMBERS =
  /\b(?:[Aa]adhaa?r|AADHAA?R)\b\D{0,30}[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?!\d)|\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/;

export const explainPrivateNumber = (text: string): string | undefined =>
  NUMBERS.test(text)
    ? 'contains the Aadhaar number or PAN of a person, which must not be published. Delete it.'
    : undefined;
