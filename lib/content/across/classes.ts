import {
  classesNamed,
  classNames,
  explainClasses,
  namesIn,
  nameSpans,
  placeOfClass,
  PRE_PRIMARY,
  readClasses,
} from '../kinds/classes';
import type { Files, Source } from '../read/source';
import { groupOf, listOf, type Fields } from '../read/values';
import { problemAt, type Problem } from '../say/problem';

const TABLES = ['admission', 'registration', 'annual', 'tuition'];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether fees and timings have every class of the school, in order and without a gap, and name no others. */
export function checkSchoolClasses({ sources }: Files): Problem[] {
  const one = (kind: string): Source | undefined => sources.find((each) => each.kind === kind && each.valid);
  const [school, fees, timings] = [one('school'), one('fees'), one('timings')];
  const own = classNames([textOf(groupOf(school?.document.value).classes)]);
  return [...(fees ? checkFeeClasses(fees, own) : []), ...(timings ? checkStages(timings, own) : [])];
}

/** Of labels that cannot be read (class-names.ts) only these are told, and not the gap that they leave. */
function checkFeeClasses(fees: Source, own: readonly string[]): Problem[] {
  const labels = TABLES.flatMap((table) => labelsOf(groupOf(fees.document.value), table));
  const late = checkOrder(fees);
  const isWrong =
    late.length || labels.some((label) => explainClasses(label, 'should')?.severity === 'error');
  return isWrong ? late : [...checkTuition(fees, own), ...checkStreams(fees)];
}

/** Streams of XI that XII does not have, and the reverse, where both have their tuition by stream. */
function checkStreams(fees: Source): Problem[] {
  const rows = labelsOf(groupOf(fees.document.value), 'tuition').map(readClasses);
  const streamsOf = (name: string): string[] =>
    rows.flat().flatMap((each) => (each.name === name ? [each.stream.toLowerCase()] : []));
  const [eleven, twelve] = [streamsOf('XI'), streamsOf('XII')];
  return rows.flatMap((row, index) => {
    const [first] = row;
    if (!first) return [];
    const { name, stream } = first;
    const [other, streams] = name === 'XI' ? ['XII', twelve] : ['XI', eleven];
    const isAlone = row.length === 1 && (name === 'XI' || name === 'XII') && stream;
    if (!isAlone || !streams.length || ['', stream.toLowerCase()].some((each) => streams.includes(each)))
      return [];
    const message = `is a stream of ${name} only, and ${other} has other streams. Write XI and XII ${stream} where the row holds for both, or a row for ${other} ${stream}.`;
    return [problemAt(fees, ['tuition', index, 'class'], message, 'warning')];
  });
}

function labelsOf(fees: Fields, table: string): string[] {
  return listOf(fees[table]).map((row) => textOf(groupOf(row).class));
}

/** Rows in another order than the classes. */
function checkOrder(fees: Source): Problem[] {
  return TABLES.flatMap((table) => {
    let last = { place: -1, label: '' };
    return labelsOf(groupOf(fees.document.value), table).flatMap((label, index) => {
      // XI Science, XII Science, XI Commerce is an order too.
      const [own] = readClasses(label);
      if (explainClasses(label, 'should') || !own || own.stream) return [];
      const place = placeOfClass(own);
      const before = last;
      if (place >= before.place) last = { place, label };
      const late = `comes after ${before.label}. Put the rows into the order of the classes.`;
      return place < before.place ? [problemAt(fees, [table, index, 'class'], late)] : [];
    });
  });
}

/** @param own the classes of school.yaml; empty where it does not say them */
function checkTuition(fees: Source, own: readonly string[]): Problem[] {
  const value = groupOf(fees.document.value);
  const { tuition } = value;
  // Where school.yaml does not say them, those that any table has, and all between.
  const named = classNames(TABLES.flatMap((table) => labelsOf(value, table)));
  const wanted = own.length ? own : namesIn(`${named[0]}-${named.at(-1)}`);
  if (tuition === undefined) {
    const message = `is missing, and school.yaml has the classes ${nameSpans(own)}. Put the end of the file back, or write tuition: [] where the school takes none.`;
    return own.length ? [problemAt(fees, ['tuition'], message)] : [];
  }
  const labels = labelsOf(value, 'tuition');
  const paying = labels.flatMap(namesIn);
  if (!paying.length) return [];
  const others = own.length ? classNames(labels).filter((name) => !own.includes(name)) : [];
  const missing = wanted.filter((name) => !paying.includes(name));
  // Those below the first that pays may be free.
  const start = wanted.findIndex((name) => paying.includes(name));
  const gaps = missing.filter(
    (name) => wanted.indexOf(name) > start && (own.length || !PRE_PRIMARY.includes(name)),
  );
  const free = own.length ? missing.filter((name) => wanted.indexOf(name) < start) : [];
  const unread = labels.filter((label) => !namesIn(label).length);
  const hint = unread.length ? ` "${unread[0]}" names no class that the site knows.` : '';
  const at = (message: string, severity?: Problem['severity']): Problem =>
    problemAt(fees, ['tuition'], message, severity);
  return [
    ...(gaps.length
      ? [at(`has no row for ${nameSpans(gaps)}.${hint} Write one, in the order of the classes.`)]
      : []),
    ...(free.length
      ? [at(`has no row for ${nameSpans(free)}. Write one, unless they pay none.`, 'warning')]
      : []),
    ...(others.length
      ? [
          at(
            `has a row for ${nameSpans(others)}, and school.yaml says only ${nameSpans(own)}. Correct the one that is wrong.`,
          ),
        ]
      : []),
  ];
}

/** Classes of the school that no stage of a season has. */
function checkStages(timings: Source, own: readonly string[]): Problem[] {
  return listOf(groupOf(timings.document.value).seasons).flatMap((season, number) => {
    const names = listOf(groupOf(season).stages).map((stage) => textOf(groupOf(stage).name));
    const isWrong = names.some((name) => explainClasses(name, 'may'));
    // Schools name the first years as they like, and do not have all of them.
    const isOfSchool = (name: string): boolean => !PRE_PRIMARY.includes(name);
    const taught = names.flatMap(classesNamed).filter(isOfSchool);
    const missing = own.filter((name) => !taught.includes(name) && isOfSchool(name));
    if (isWrong || !taught.length || !missing.length) return [];
    const message = `has no times for ${nameSpans(missing)}. Write the classes behind the name of each stage, such as Primary (Classes I to V).`;
    return [problemAt(timings, ['seasons', number, 'stages'], message, 'warning')];
  });
}
