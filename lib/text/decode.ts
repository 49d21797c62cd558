/** Decodes percent-encoding. If a "%" is invalid, returns the text as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
