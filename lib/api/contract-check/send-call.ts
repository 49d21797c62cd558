export interface Target {
  /** Such as `https://its.server`. */
  origin: string;
  /** In front of the State and District paths, such as `/api` or nothing. */
  prefix: string;
  fetch: typeof fetch;
}

export interface CallResult {
  status: number;
  json: unknown;
}

/** Nothing the staff area asks for is larger. */
const LARGEST_ANSWER = 5_000_000;
const PATIENCE_MS = 15_000;

/**
 * Makes one call as the staff area does and returns the status and the JSON.
 * @throws an Error in plain words when there is no usable answer: no connection, a redirect, a page, no JSON.
 */
export async function sendCall(
  target: Target,
  method: 'GET' | 'POST',
  path: string,
  parts: { token?: string; body?: object } = {},
): Promise<CallResult> {
  const response = await explainFailure(
    target.fetch(new URL(path, target.origin), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(parts.token && { Authorization: `Bearer ${parts.token}` }),
      },
      ...(parts.body && { body: JSON.stringify(parts.body) }),
    }),
  );
  const { status } = response;
  if (status >= 300 && status < 400) {
    throw new Error('answers with a redirect, perhaps to a login page. It must answer itself.');
  }
  return { status, json: parseAnswer(status, await explainFailure(response.text())) };
}

function parseAnswer(status: number, text: string): unknown {
  if (text.length > LARGEST_ANSWER) throw new Error('answers more than 5 MB. That is not such a list.');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Of an error only the status counts: many servers send a page with it.
    if (status >= 400) return undefined;
    const what = /^\s*</.test(text) ? 'an HTML page' : 'something that is not JSON';
    throw new Error(`answers ${status} with ${what}. It must answer JSON.`);
  }
}

async function explainFailure<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(describeFailure(error), { cause: error });
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'gives no answer within 15 seconds.';
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `cannot be reached${cause}. Check the address, and that the server runs.`;
}
