import { reach, Schema, ValidationError } from 'yup';
import type { YamlDocument } from '../parse/yaml';
import { explainMeanings, explainValue } from '../say/explain';
import { parsePath, problemsAt, type ParsedFile, type Problem } from '../say/problem';
import { toAfternoon, correctTime } from '@/lib/text/correct-days';
import { morningAndEvening, correctList, correctValue } from '../say/correct-values';
import { certainName, nearestName, correctWord } from '../say/correct-words';
import { fieldOf, fieldAt, walkValue, type Field, type PlacedField } from './describe';
import { groupOf, type Fields, type Path } from '../parse/values';

export function validateDocument(file: ParsedFile, schema: Schema): Problem[] {
  const { document } = file;
  const errors = findErrors(document.value, schema);
  const unknown = errors
    .filter(({ type }) => type === 'noUnknown')
    .flatMap((error) => findUnknown(error, schema));
  // If a misspelt name probably means a required field, do not report that field as missing too.
  const meant = new Set(unknown.flatMap(({ group, near }) => (near ? [[...group, near].join('.')] : [])));
  const wrong = errors
    .filter(({ type }) => type !== 'noUnknown')
    .map((error) => ({ error, path: parsePath(error.path ?? '') }))
    .filter(({ error, path }) => error.value !== undefined || !meant.has(path.join('.')))
    .flatMap(({ error, path }) => problemsAt(file, path, explainError(error, path, document, schema)));
  return [
    ...wrong,
    ...walkValue(fieldOf(schema), document.value).flatMap((field) => [
      ...checkDeprecated(file, field),
      ...checkGrouped(file, field),
    ]),
    ...unknown.flatMap(({ group, name, message, certain, isDropped, isAlone }) => {
      const path = [...group, name];
      const position = document.positionOfKey(path);
      // If this is the only field, delete the whole group: an empty group is an error too.
      const gone = isDropped ? document.linesOf(isAlone ? group : path) : undefined;
      const remedy = certain === undefined ? gone : { ...position, from: name, to: certain };
      return problemsAt(file, path, { message, ...position, remedy });
    }),
  ];
}

function checkDeprecated(file: ParsedFile, { field: { replacedBy }, path, parent }: PlacedField): Problem[] {
  const name = path.at(-1);
  if (replacedBy === undefined || typeof name !== 'string') return [];
  const position = file.document.positionOfKey(path);
  const isFree = !Object.hasOwn(groupOf(parent?.value), replacedBy);
  const message = isFree
    ? `is now called ${replacedBy}; a later version will refuse the old name. Write ${replacedBy}.`
    : `is now called ${replacedBy}, which is here too. Delete ⟨this line¦what is in the box⟩.`;
  const remedy = isFree ? { ...position, from: name, to: replacedBy } : undefined;
  return problemsAt(file, path, { message, ...position, remedy }, 'warning');
}

/** Reports amounts whose thousands are separated by a dot: YAML reads `3.000` as 3, and the site would show ₹3. */
function checkGrouped(file: ParsedFile, { field: { form }, path, value }: PlacedField): Problem[] {
  const typed = file.document.sourceOf(path) ?? '';
  if (form !== 'rupees' || !Number.isInteger(value) || !/^\d{1,3}\.\d{3}$/.test(typed)) return [];
  const message = `must be a whole number of rupees, found ${typed}.`;
  return problemsAt(file, path, explainMeanings(message, typed, form) ?? message);
}

function findErrors(value: unknown, schema: Schema): ValidationError[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length ? error.inner : [error];
  }
}

function explainError(error: ValidationError, path: Path, document: YamlDocument, schema: Schema) {
  const { value } = error;
  const own = error.path ? reach(schema, error.path) : schema;
  if (!(own instanceof Schema)) throw new Error(`there is no field ${error.path}`);
  const typed = document.sourceOf(path);
  // If the file has a number where text belongs, validate the number as quoted text.
  const [refused = error] =
    typeof value === 'number' && error.message === 'must be text' ? findErrors(typed, own) : [];
  const field = fieldOf(own);
  const isSingle = ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Fields)[step], document.value);
  // A Yup test reads sibling fields from `parent`, an option that Yup accepts although its types omit it.
  const beside = { strict: true, disableStackTrace: true, parent };
  const accepts = (other: unknown): boolean => own.isValidSync(other, beside);
  const text = typed ?? String(value);
  const one = isSingle ? correctValue(text, field, accepts) : undefined;
  const whole = document.typedAt(path) ?? '';
  const right =
    field.item && isSingle ? correctList(whole.includes('\n') ? whole : text, field.item, accepts) : one;
  const meant = field.form === 'time' ? inAfternoon(right, typed, path, document) : right;
  const { value: wrong, message, type: test } = refused;
  return explainValue({ value: wrong, message, test, path, document, field, source: typed, right: meant });
}

/** The fields that begin a period, keyed by the fields that end it. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  gateCloses: 'gateOpens',
  ends: 'begins',
  closes: 'opens',
};

/** Reads `2:00` as `14:00` if it ends a period that begins in the morning. Undefined if the beginning is ambiguous. */
function inAfternoon(right: string | undefined, typed = '', path: Path, document: YamlDocument) {
  const beginning = BEGINNINGS[String(path.at(-1))];
  const from = beginning && document.sourceOf([...path.slice(0, -1), beginning]);
  if (from === undefined || /[ap]\.?m|hrs|noon/i.test(typed)) return right;
  const begins = correctTime(from);
  const [time = right] = morningAndEvening(typed, 'time') ?? [];
  return begins && time && (toAfternoon(time, begins) ?? right);
}

/** The largest number of unknown fields to report. A file with more is probably corrupt. */
const MAX_UNKNOWN = 20;

/** Explains to which group a field belongs: the line that opens the group might be missing or commented out. */
function explainPlace(name: string, { fields }: Field): string | undefined {
  const [own, ...others] = Object.entries(fields).filter(([, each]) => Object.hasOwn(each.fields, name));
  const alone = 'is a separate group. Delete the spaces before it, and leave two before each of its fields.';
  if (own === undefined) return fields[name]?.type === 'object' ? alone : undefined;
  const all = [own, ...others].map(([group]) => `${group}:`).join(' or ');
  return `belongs under ${all}. Above it, write ${own[0]}: on its own line, with no # or spaces before it. Put two spaces before ${name}.`;
}

/** Names that editors invent for notes. They never mean a particular field. */
const ANYTHING = /^(?:others?|notes?|remarks?|comments?|info|details?|desc|extra|misc|tip)$/i;

/** Finds unknown fields. `near` is the field that the name might mean, `certain` the field that it certainly means. */
function findUnknown(error: ValidationError, schema: Schema) {
  const group = parsePath(error.path ?? '');
  const root = fieldOf(schema);
  const { fields = {}, refuses = {}, dropped } = fieldAt(root, group) ?? {};
  const known = Object.keys(fields);
  const present = Object.keys(error.value as object);
  const free = known.filter((name) => !present.includes(name));
  const unknown = present.filter((name) => !known.includes(name)).slice(0, MAX_UNKNOWN);
  const isAlone = group.length > 0 && unknown.length === present.length;
  return unknown.map((name) => {
    const refused = Object.hasOwn(refuses, name) ? refuses[name] : undefined;
    if (refused !== undefined) return { group, name, message: refused };
    const place = dropped === undefined ? undefined : explainPlace(name, root);
    if (place !== undefined) return { group, name, message: place };
    const likely = ANYTHING.test(name) ? undefined : (nearestName(name, free) ?? nearestName(name, known));
    const near = correctWord(name, [...free, ...known]) ?? likely;
    const certain = certainName(name, free);
    const isDropped = dropped !== undefined && certain === undefined;
    const meant = near === undefined ? '.' : `, or write ${near} if you mean that.`;
    const fieldsHere = `The fields here are: ${known.join(', ')}.${root.refuses?.[''] ?? ''}`;
    const unknownName = `⟨there is no field with this name. ${near === undefined ? fieldsHere : `Did you mean "${near}"?`}¦is not part of this form. Ask whoever looks after the website.⟩`;
    const message = isDropped ? dropped + meant : unknownName;
    return { group, name, message, near, certain, isDropped, isAlone };
  });
}
