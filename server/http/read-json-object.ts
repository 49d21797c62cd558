import { readErrorCode } from '../process/error-code';
import { refuse } from '../text/refuse';

/**
 * Reads a request's body as one JSON object.
 * @throws ApiError 415 for another content type, 400 for a body that is not such an object or ends too early.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw refuse(415, 'The body must be JSON. Send it with the header Content-Type: application/json.');
  }
  const value = parseJson(await readBytes(request));
  if (!isObject(value)) throw refuse(400, 'The body must be a JSON object, such as {"name": "value"}.');
  return value;
}

async function readBytes(request: Request): Promise<ArrayBuffer> {
  try {
    return await request.arrayBuffer();
  } catch (error) {
    // A caller that hangs up (ECONNRESET) must not look in the log like an outage of the database.
    if (readErrorCode(error) === 'ECONNRESET') throw refuse(400, 'The body ended too early. Send it again.');
    throw error;
  }
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    // `fatal`: bytes that are not UTF-8 are refused instead of becoming question marks in the database.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse(400, 'The body is not valid JSON in UTF-8. Check its quotes, commas and brackets.');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
