import { compileAnswer, findAnswer } from './read-contract';

/** Expects that openapi.yaml documents this answer: its status, headers and JSON. */
export async function expectContract(method: string, address: string, response: Response): Promise<void> {
  const path = address.split('?')[0] ?? '';
  const answer = findAnswer(method, path, response.status);
  const check = compileAnswer(answer);
  const body: unknown = await response.clone().json();
  if (!check(body)) {
    throw new Error(
      `${method} ${path} ${response.status} breaks openapi.yaml: ${JSON.stringify(check.errors)}`,
    );
  }
  for (const [name, { required }] of Object.entries(answer.headers ?? {})) {
    if (required && !response.headers.has(name))
      throw new Error(`${method} ${path}: the header ${name} is missing`);
  }
}
