import { readJsonObject } from './read-json-object';

function makeRequest(error: Error): Request {
  const body = new ReadableStream({ start: (controller) => controller.error(error) });
  const headers = { 'Content-Type': 'application/json' };
  return new Request('http://school.example', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

describe('a body that breaks off', () => {
  it('because the caller hung up is the caller’s fault, and no outage of the database', async () => {
    const error = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    await expect(readJsonObject(makeRequest(error))).rejects.toMatchObject({ status: 400 });
  });

  it('for another reason is passed on', async () => {
    const error = new Error('a fault of this program');
    await expect(readJsonObject(makeRequest(error))).rejects.toBe(error);
  });
});
