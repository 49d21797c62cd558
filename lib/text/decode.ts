/** What `%20` and the like stand for; a text with a lone "%", which stands for nothing, as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
