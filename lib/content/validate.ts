import { closest, distance } from 'fastest-levenshtein';
import { ValidationError, type AnyObjectSchema, type ISchema } from 'yup';
import { describePath, parsePath } from './field-path';
import type { Problem } from './problem';
import { fieldAt } from './schema-fields';
import type { Path, YamlDocument } from './yaml-document';

/** Everything in `document` that its schema refuses, at the place where it stands. */
export function validateDocument(file: string, document: YamlDocument, schema: AnyObjectSchema): Problem[] {
  try {
    schema.validateSync(document.value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length ? error.inner : [error];
    return errors.flatMap((each) => toProblems(file, document, schema, each));
  }
}

function toProblems(
  file: string,
  document: YamlDocument,
  schema: AnyObjectSchema,
  error: ValidationError,
): Problem[] {
  const path = parsePath(error.path ?? '');
  const problem = (at: Path, position: { line: number; column: number }, message: string): Problem => ({
    file,
    ...position,
    field: describePath(at, document.value),
    message,
    severity: 'error',
  });
  if (error.type === 'noUnknown') {
    const unknown = String(error.params?.unknown).split(', ');
    const known = Object.keys((fieldAt(schema, path) as AnyObjectSchema | undefined)?.fields ?? {});
    return unknown.map((name) =>
      problem([...path, name], document.positionOfKey([...path, name]), explainUnknown(name, known)),
    );
  }
  const field = fieldAt(schema, path);
  return [problem(path, document.positionOf(path), explainValue(error, path, document, field))];
}

function explainUnknown(name: string, known: readonly string[]): string {
  const near = known.length
    ? closest(
        name.toLowerCase(),
        known.map((each) => each),
      )
    : '';
  const hint =
    near && distance(name.toLowerCase(), near.toLowerCase()) <= Math.max(2, name.length / 3)
      ? `Did you mean "${near}"?`
      : `The fields here are: ${known.join(', ')}.`;
  return `there is no field of this name. ${hint}`;
}

function explainValue(
  error: ValidationError,
  path: Path,
  document: YamlDocument,
  field?: ISchema<unknown>,
): string {
  const { value } = error;
  const example = (field as { spec?: { meta?: { example?: string } } } | undefined)?.spec?.meta?.example;
  const name = String(path.at(-1) ?? '');
  const line = typeof path.at(-1) === 'number' ? `- ${example}` : `${name}: ${example}`;
  if (value === undefined || value === null || value === '') {
    const wrong = value === undefined ? 'is missing' : 'is empty';
    if (example) return `${wrong}. Write for example ${line}`;
    return `${wrong}. Copy this part from the sample school and change it.`;
  }
  if (typeof value === 'number' && field?.describe().type === 'string') {
    const typed = document.sourceOf(path) ?? String(value);
    return `must be text, found the number ${typed}. Write it in quotes: "${typed}"`;
  }
  const hint = example ? ` Write for example ${example}.` : '';
  return `${error.message}, found ${describeValue(value, document.sourceOf(path))}.${hint}`;
}

function describeValue(value: unknown, source: string | undefined): string {
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list';
  if (typeof value === 'object') return 'a group of fields';
  const text = source ?? JSON.stringify(value);
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}
