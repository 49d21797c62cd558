/** Decodes percent-encoding; a text with an invalid "%" stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
