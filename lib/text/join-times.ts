/** `2.00 pm` with a space that does not break, so that no line begins with "pm". */
export function joinTimes(text: string): string {
  return text.replaceAll(/(\d) (?=[ap]\.?m\b)/gi, '$1\u00A0');
}
