/** A value as it fits into a message: on one line, and never longer than an editor reads. */
export function shorten(text: string, most = 60): string {
  // Reads only the beginning: a damaged file can hold a word of a million letters.
  const line = text
    .slice(0, most * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > most || text.length > most * 4 ? `${letters.slice(0, most).join('')}…` : line;
}
