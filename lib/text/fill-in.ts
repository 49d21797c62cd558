/**
 * Puts values in the places of a text: `fillIn('Photo {number} of {total}', { number: 4, total: 13 })`.
 * @throws Error when a place has no value: the schema of the words and the call disagree
 */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return String(value);
  });
}
