const PLACE = /\{(\w+)\}/g;

/**
 * Puts values in the places of a text: `fillIn('Photo {number} of {total}', { number: 4, total: 13 })`.
 * @throws Error when a place has no value: the built-in text and the call disagree
 */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return String(value);
  });
}

/** The names of the places of a text, sorted, each as often as it occurs. */
export function placesOf(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name).toSorted();
}
