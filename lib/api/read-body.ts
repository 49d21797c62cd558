/** An answer was larger than it may be. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/**
 * The body of an answer as text, read piece by piece, so that an endless one is cut off and not swallowed.
 * @param limit bytes at most
 * @throws TooLargeError, or what the connection throws
 */
export async function readText(response: Response, limit: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > limit) {
    await response.body?.cancel();
    throw new TooLargeError();
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new TooLargeError();
    }
    text += decoder.decode(value, { stream: true });
  }
}
