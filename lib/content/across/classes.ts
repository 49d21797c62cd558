import { classesNamed, classNames, namesIn, nameSpans, PRE_PRIMARY } from '../kinds/classes';
import { explainClasses } from '../kinds/explain-classes';
import { fieldOf, walkValue } from '../kinds/describe';
import { FEE_TABLES } from '../kinds/fees';
import { kindOf, type ValueOf } from '../kinds/kinds';
import type { Files, Source } from '../read/source';
import type { Path } from '../parse/values';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';

type FeeTables = Pick<ValueOf<'fees'>, (typeof FEE_TABLES)[number]>;

/** Reports classes that are missing from the fees or timings, and classes in the fees that the school does not have. */
export function checkSchoolClasses({ validFiles: { school, fees, timings } }: Files): Problem[] {
  const own = classNames([school?.document.value.classes ?? '']);
  const next = fees?.document.value.next;
  return [
    ...(fees ? checkTuition(fees, [], fees.document.value, own) : []),
    ...(fees && next ? checkTuition(fees, ['next'], next, own) : []),
    ...(timings ? checkStages(timings, own) : []),
  ];
}

/** @param own the classes that school.yaml lists, if any */
function checkTuition(file: ParsedFile, at: Path, tables: FeeTables, own: readonly string[]): Problem[] {
  const all = FEE_TABLES.flatMap((table) => (tables[table] ?? []).map((row) => row.class));
  // Stop at an unreadable label: its classes would seem to be missing. checkClassNames reports the label.
  if (all.some((label) => explainClasses(label, 'should')?.severity === 'error')) return [];
  // If school.yaml lists no classes, expect every class from the lowest to the highest in the tables.
  const named = classNames(all);
  const wanted = own.length ? own : namesIn(`${named[0]}-${named.at(-1)}`);
  if (tables.tuition === undefined) {
    const message = `is missing, but school.yaml has the classes ${nameSpans(own)}. Restore the end of the file, or write tuition: [] if the school charges none.`;
    return problemsAt(file, [...at, 'tuition'], own.length > 0 && message);
  }
  const labels = tables.tuition.map((row) => row.class);
  const paying = labels.flatMap(namesIn);
  if (!paying.length) return [];
  // Allow a range such as "Nursery-KG" to include pre-primary classes that the school does not have.
  const isPassed = (name: string): boolean =>
    PRE_PRIMARY.includes(name) &&
    PRE_PRIMARY.includes(own[0] ?? '') &&
    !labels.some((label) => namesIn(label)[0] === name);
  const others = classNames(labels).filter((name) => own.length && !own.includes(name) && !isPassed(name));
  // If school.yaml lists no classes, start at the first with tuition fees: lower classes might be free, or not exist.
  const start = own.length ? 0 : wanted.findIndex((name) => paying.includes(name));
  const missing = wanted
    .slice(start)
    .filter((name) => !paying.includes(name) && (own.length || !PRE_PRIMARY.includes(name)));
  // Classes missing at the end suggest that the end of the file was lost. Classes missing elsewhere might be free.
  const end = wanted.findLast((name) => paying.includes(name)) ?? '';
  const isLost = (name: string): boolean => wanted.indexOf(name) > wanted.indexOf(end);
  const free = missing.filter((name) => !isLost(name));
  const unread = labels.filter((label) => !namesIn(label).length);
  const hint = unread.length ? ` "${unread[0]}" contains no class that the site knows.` : '';
  const say = (names: string[], what: string, then: string, severity?: Problem['severity']): Problem[] => {
    const message = `has ${what} for ${nameSpans(names)}${then}`;
    return problemsAt(file, [...at, 'tuition'], names.length > 0 && message, severity);
  };
  const says = `, but school.yaml has only ${nameSpans(own)}. Correct the one that is wrong.`;
  return [
    ...say(missing.filter(isLost), 'no row', `.${hint} Write one, in the order of the classes.`),
    ...say(free, 'no row', `.${hint} Write one, unless they pay nothing.`, 'warning'),
    ...say(others, 'a row', says),
  ];
}

const checkStages = (timings: ParsedFile<ValueOf<'timings'>>, own: readonly string[]): Problem[] =>
  timings.document.value.seasons.flatMap((season, number) => {
    const names = season.stages.map(({ name }) => name);
    const isWrong = names.some((name) => explainClasses(name, 'may'));
    // Ignore pre-primary classes: they have many names, and few schools have all of them.
    const isOfSchool = (name: string): boolean => !PRE_PRIMARY.includes(name);
    const taught = names.flatMap(classesNamed).filter(isOfSchool);
    const missing = own.filter((name) => !taught.includes(name) && isOfSchool(name));
    if (isWrong || !taught.length || !missing.length) return [];
    const message = `has no timings for ${nameSpans(missing)}. Put the classes in brackets after the name of each stage, such as Primary (Classes I to V).`;
    return problemsAt(timings, ['seasons', number, 'stages'], message, 'warning');
  });

export function checkClassNames(source: Source): Problem[] {
  const fields = walkValue(fieldOf(kindOf(source.kind).schema), source.document.value);
  return fields.flatMap(({ field: { names, example }, path, value }) =>
    names && typeof value === 'string' && value !== ''
      ? problemsAt(source, path, explainClasses(value, names, example))
      : [],
  );
}
