import { answerJson as json, CALL, transportOf } from './testing/transport-of';
import { ApiError, LARGEST_ANSWER, sendRequest, TIME_LIMIT_MS, type Call, type Transport } from './client';

async function failureOf(fetch: Transport['fetch'], call: Call = CALL): Promise<ApiError> {
  const failure: unknown = await sendRequest(transportOf(fetch).transport, call).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error(`no ApiError but ${String(failure)}`);
  return failure;
}

/** Never answers. It only rejects when it is aborted, as fetch does. */
const hang: Transport['fetch'] = (_, init) =>
  new Promise((_resolve, reject) => {
    const abort = (): void => reject(new DOMException('aborted', 'AbortError'));
    if (init?.signal?.aborted) abort();
    init?.signal?.addEventListener('abort', abort);
  });
describe('what can go wrong', () => {
  const redirected = async () => {
    const response = new Response(null);
    Object.defineProperties(response, { type: { value: 'opaqueredirect' }, status: { value: 0 } });
    return response;
  };
  const torn = async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('[{"stateId":'));
          controller.error(new TypeError('network error'));
        },
      }),
    );

  it.each([
    ['the network is lost', async () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['the answer breaks off', torn, 'network'],
    ['it is redirected to a login page', redirected, 'redirect'],
    ['the server sends 302 itself', async () => new Response(null, { status: 302 }), 'redirect'],
    ['a page comes instead of JSON', async () => new Response('<!doctype html><h1>Sign in</h1>'), 'notJson'],
    ['the JSON is cut off', async () => new Response('{"token":'), 'notJson'],
    ['the body is empty', async () => new Response(''), 'empty'],
    ['the body is only blanks', async () => new Response(' \n'), 'empty'],
    ['there is no content (204)', async () => new Response(null, { status: 204 }), 'empty'],
    ['the answer is too large', async () => new Response('x'.repeat(LARGEST_ANSWER + 1)), 'tooLarge'],
    ['the server answers with an error', async () => new Response('', { status: 503 }), 'status'],
  ])('is named when %s', async (_, fetch, kind) => {
    expect(await failureOf(fetch)).toMatchObject({ name: 'ApiError', kind, variant: 'get' });
  });

  it('takes an answer of nearly 10 MB', async () => {
    const text = JSON.stringify('x'.repeat(LARGEST_ANSWER - 2));
    const { transport } = transportOf(async () => new Response(text));
    await expect(sendRequest(transport, CALL)).resolves.toHaveLength(LARGEST_ANSWER - 2);
  });

  it.each([
    ['its sentence', JSON.stringify({ errorMessage: 'The name is taken.' }), 'The name is taken.'],
    ['no page', '<h1>Server Error</h1>', undefined],
    ['no number', '{"errorMessage":5}', undefined],
    ['no null', 'null', undefined],
  ])('takes from an error of the server %s', async (_, body, serverMessage) => {
    const failure = await failureOf(async () => new Response(body, { status: 409 }));
    expect(failure.details).toMatchObject({ status: 409, serverMessage });
  });

  it('takes a sentence of the server of at most 300 characters', async () => {
    const body = JSON.stringify({ errorMessage: 'x'.repeat(5000) });
    const failure = await failureOf(async () => new Response(body, { status: 409 }));
    expect(failure.details.serverMessage).toBe('x'.repeat(300));
  });

  it('ends after 15 seconds', async () => {
    jest.useFakeTimers();
    const failure = failureOf(hang);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' });
    jest.useRealTimers();
  });

  it('leaves neither a timer nor a listener behind', async () => {
    jest.useFakeTimers();
    const { signal } = new AbortController();
    const heard = new Set<unknown>();
    jest.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => heard.add(listener));
    jest.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => heard.delete(listener));
    await sendRequest(transportOf(json([])).transport, { ...CALL, signal });
    expect(jest.getTimerCount()).toBe(0);
    expect([...heard]).toEqual([]);
    jest.useRealTimers();
  });

  it('ends when the page was left before the call', async () => {
    const failure = failureOf(hang, { ...CALL, signal: AbortSignal.abort() });
    await expect(failure).resolves.toMatchObject({ kind: 'cancelled' });
  });

  it('ends when the page is left during the call', async () => {
    const controller = new AbortController();
    const during = failureOf(hang, { ...CALL, signal: controller.signal });
    controller.abort();
    await expect(during).resolves.toMatchObject({ kind: 'cancelled' });
  });
});
