import { reach, Schema, ValidationError, type AnyObjectSchema } from 'yup';
import { explainUnknown, nearestName, explainValue } from '../say/explain';
import { parsePath, problemAt, type Problem } from '../say/problem';
import { findListMark, findQuotes, findRight } from '../say/remedies';
import { certainName } from '../say/right-words';
import { fieldOf, fieldAt } from './describe';
import type { Path, YamlDocument } from '../read/yaml';

/** Everything in `document` that its schema refuses, with its place. */
export function validateDocument(file: string, document: YamlDocument, schema: AnyObjectSchema): Problem[] {
  const errors = findErrors(document.value, schema);
  const unknown = errors
    .filter(({ type }) => type === 'noUnknown')
    .flatMap((each) => toUnknown(each, schema));
  // A misspelt field is not also a missing one.
  const meant = new Set(unknown.flatMap(({ group, near }) => (near ? [[...group, near].join('.')] : [])));
  const problem = (path: Path, message: string): Problem => problemAt({ file, document }, path, message);
  const wrong = errors
    .filter(({ type }) => type !== 'noUnknown')
    .map((error) => ({ error, path: parsePath(error.path ?? '') }))
    .filter(({ error, path }) => error.value !== undefined || !meant.has(path.join('.')))
    .map(({ error, path }) => {
      const field = fieldAt(fieldOf(schema), path);
      const right = findRight(error.value, path, document, field, accepts(schema, error.path));
      const message = explainValue(error, path, document, field, right);
      const isText = error.message === 'must be text';
      const isList = typeof error.value === 'string' && field?.type === 'array';
      const remedy =
        right?.remedy ??
        (isText ? findQuotes(error.value, path, document) : undefined) ??
        (isList ? findListMark(path, document) : undefined);
      return { ...problem(path, message), remedy };
    });
  return [
    ...wrong,
    ...unknown.map(({ group, name, near, known, certain, refused }) => {
      const path = [...group, name];
      const position = document.positionOfKey(path);
      const remedy = certain === undefined ? undefined : { ...position, from: name, to: certain };
      return { ...problem(path, refused ?? explainUnknown(near, known)), ...position, remedy };
    }),
  ];
}

/** Whether the field at Yup's path would take another value. */
function accepts(schema: AnyObjectSchema, path = ''): (value: unknown) => boolean {
  return (value) => {
    const field = path ? reach(schema, path) : schema;
    return field instanceof Schema && field.isValidSync(value, { strict: true });
  };
}

function findErrors(value: unknown, schema: AnyObjectSchema): ValidationError[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length ? error.inner : [error];
  }
}

/** Report at most 20; beyond that the file is probably corrupt. */
const MOST_UNKNOWN = 20;

function toUnknown(error: ValidationError, schema: AnyObjectSchema) {
  const group = parsePath(error.path ?? '');
  const { fields = {}, refuses = {} } = fieldAt(fieldOf(schema), group) ?? {};
  const known = Object.keys(fields);
  const present = Object.keys(error.value as object);
  const free = known.filter((name) => !present.includes(name));
  return present
    .filter((name) => !known.includes(name))
    .slice(0, MOST_UNKNOWN)
    .map((name) => {
      const refused = Object.hasOwn(refuses, name) ? refuses[name] : undefined;
      if (refused !== undefined) return { group, name, known, refused };
      const near = nearestName(name, free) ?? nearestName(name, known);
      return { group, name, known, near, certain: certainName(name, free), refused };
    });
}
