import { reach, Schema, ValidationError, type AnyObjectSchema } from 'yup';
import type { Path, YamlDocument } from '../read/yaml';
import { explainUnknown, nearestName, explainValue } from '../say/explain';
import { parsePath, problemAt, type Problem } from '../say/problem';
import { certainName, rightValue } from '../say/right-values';
import { fieldOf, fieldAt, walkValue, type Field } from './describe';
import { groupOf } from '../read/values';

/** Everything in `document` that its schema refuses, with its place. */
export function validateDocument(file: string, document: YamlDocument, schema: AnyObjectSchema): Problem[] {
  const errors = findErrors(document.value, schema);
  const unknown = errors
    .filter(({ type }) => type === 'noUnknown')
    .flatMap((error) => findUnknown(error, schema));
  // A misspelt field is not also a missing one.
  const meant = new Set(unknown.flatMap(({ group, near }) => (near ? [[...group, near].join('.')] : [])));
  const wrong = errors
    .filter(({ type }) => type !== 'noUnknown')
    .map((error) => ({ error, path: parsePath(error.path ?? '') }))
    .filter(({ error, path }) => error.value !== undefined || !meant.has(path.join('.')))
    .map(({ error, path }) => {
      const field = fieldAt(fieldOf(schema), path);
      const right = findRight(error.value, path, document, field, accepts(schema, error.path));
      const found = explainValue(asText(error, path, document, schema), path, document, field, right);
      return { ...problemAt({ file, document }, path, found.message), ...found };
    });
  return [
    ...wrong,
    ...findDeprecated(file, document, schema),
    ...unknown.map(({ group, name, message, certain, isDropped, isAlone }) => {
      const path = [...group, name];
      const position = document.positionOfKey(path);
      // A group without a word would be a mistake of its own.
      const gone = isDropped ? document.linesOf(isAlone ? group : path) : undefined;
      const remedy = certain === undefined ? gone : { ...position, from: name, to: certain };
      return { ...problemAt({ file, document }, path, message), ...position, remedy };
    }),
  ];
}

/** Fields that this release still takes and a later one refuses, each with the name that takes its place. */
function findDeprecated(file: string, document: YamlDocument, schema: AnyObjectSchema): Problem[] {
  return walkValue(fieldOf(schema), document.value).flatMap(({ field: { replacedBy }, path, parent }) => {
    const name = path.at(-1);
    if (replacedBy === undefined || typeof name !== 'string') return [];
    const position = document.positionOfKey(path);
    const isFree = !Object.hasOwn(groupOf(parent?.value), replacedBy);
    const message = isFree
      ? `is called ${replacedBy} from now on, and a later version refuses the old name. Write ${replacedBy}.`
      : `is called ${replacedBy} from now on, which is here too. Delete this line.`;
    const remedy = isFree ? { ...position, from: name, to: replacedBy } : undefined;
    return [{ ...problemAt({ file, document }, path, message, 'warning'), ...position, remedy }];
  });
}

function findErrors(value: unknown, schema: Schema): ValidationError[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length ? error.inner : [error];
  }
}

/** Whether the field at Yup's path would take another value. */
function accepts(schema: AnyObjectSchema, path = ''): (value: unknown) => boolean {
  return (value) => {
    const field = path ? reach(schema, path) : schema;
    return field instanceof Schema && field.isValidSync(value, { strict: true });
  };
}

/** A number where a text belongs, as the text that it would be in quotes, where its schema refuses that too. */
function asText(error: ValidationError, path: Path, document: YamlDocument, schema: AnyObjectSchema) {
  const field = error.path ? reach(schema, error.path) : schema;
  const typed = document.sourceOf(path);
  if (typeof error.value !== 'number' || error.message !== 'must be text' || !(field instanceof Schema))
    return error;
  const [refused] = findErrors(typed, field);
  return refused ?? error;
}

/** What certainly belongs in the place of a value that its schema refuses. @param accepted what the schema says of a value */
function findRight(
  value: unknown,
  path: Path,
  document: YamlDocument,
  field: Field | undefined,
  accepted: (value: unknown) => boolean,
): string | undefined {
  if (!field || !['string', 'number', 'boolean'].includes(typeof value) || value === '') return undefined;
  return rightValue(document.sourceOf(path) ?? String(value), field, accepted);
}

/** Report at most 20; beyond that the file is probably corrupt. */
const MOST_UNKNOWN = 20;

/** Fields that the schema does not have. `near` is the one that each may mean, `certain` the one that it certainly means. */
function findUnknown(error: ValidationError, schema: AnyObjectSchema) {
  const group = parsePath(error.path ?? '');
  const { fields = {}, refuses = {}, dropped } = fieldAt(fieldOf(schema), group) ?? {};
  const known = Object.keys(fields);
  const present = Object.keys(error.value as object);
  const free = known.filter((name) => !present.includes(name));
  const unknown = present.filter((name) => !known.includes(name)).slice(0, MOST_UNKNOWN);
  const isAlone = group.length > 0 && unknown.length === present.length;
  return unknown.map((name) => {
    const refused = Object.hasOwn(refuses, name) ? refuses[name] : undefined;
    if (refused !== undefined) return { group, name, message: refused };
    const near = nearestName(name, free) ?? nearestName(name, known);
    const certain = certainName(name, free);
    const isDropped = dropped !== undefined && certain === undefined;
    const meant = near === undefined ? '.' : `, or write ${near} if that is meant.`;
    const message = isDropped ? dropped + meant : explainUnknown(near, known);
    return { group, name, message, near, certain, isDropped, isAlone };
  });
}
