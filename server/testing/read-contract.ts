import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';

interface Answer {
  headers?: Record<string, { required?: boolean }>;
  content: { 'application/json': { schema: object } };
}

interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, Answer | { $ref: string }> }>>;
  components: { schemas: Record<string, object>; responses: Record<string, Answer> };
}

export function readContract(): Contract {
  return parse(readFileSync(join(__dirname, '../openapi.yaml'), 'utf8'));
}

const contract = readContract();
// With `strict`, a misspelt keyword in the contract is an error.
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
const compiled = new Map<Answer, ValidateFunction>();
ajv.addSchema({ $id: 'contract', $defs: rewriteReferences(contract.components.schemas) });

/** The documented response to a call. @throws Error if the contract lacks the call or the status */
export function findAnswer(method: string, path: string, status: number): Answer {
  const answer = contract.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!answer) throw new Error(`openapi.yaml has no answer ${status} for ${method} ${path}`);
  if (!('$ref' in answer)) return answer;
  const named = contract.components.responses[answer.$ref.split('/').at(-1) ?? ''];
  if (!named) throw new Error(`openapi.yaml: ${answer.$ref} leads nowhere`);
  return named;
}

/** A validator for a response's JSON, compiled only once, because a test makes a thousand requests. */
export function compileAnswer(answer: Answer): ValidateFunction {
  const known = compiled.get(answer);
  if (known) return known;
  const check = ajv.compile(rewriteReferences(answer.content['application/json'].schema));
  compiled.set(answer, check);
  return check;
}

function rewriteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'contract#/$defs/'));
}

/** Expects that openapi.yaml documents this response: its status, headers and JSON. */
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
