import type { Content } from '@/lib/content/content';
import { factsOfClass, routeOfClass, type ClassFacts } from '@/lib/content/kinds/class-facts';
import {
  CLASSES,
  classesNamed,
  classNames,
  idOfClass,
  ownWord,
  placeOfClass,
  PRE_PRIMARY,
  readClasses,
  type FeeClass,
} from '@/lib/content/kinds/classes';
import { words } from '@/lib/content/words/in-use';
import { addDays, daysOfSession, formatDate, sessionOf } from '@/lib/text/dates';
import { fillIn, formatNumber } from '@/lib/text/text';
import { stagesOf } from './hours';
import type { DatedText } from './coming-days';

/** A class of the school, as its card and the links to it need it. */
export type SchoolClass = ReturnType<typeof classesOfSchool>[number];

/** The classes of content/school.yaml; where it does not say them, those that fees.yaml and classes.yaml name, or the timings. */
export function classesOfSchool(content: Pick<Content, 'fees' | 'classes' | 'school' | 'timings'>) {
  const { fees, classes, school, timings } = content;
  const rows = [...fees.tuition, ...(classes?.classes ?? [])].map((row) => row.class);
  const named = classNames(school.classes === undefined ? rows : [school.classes]);
  const stages = (timings?.seasons ?? []).flatMap((season) => season.stages).map((stage) => stage.name);
  // A stage such as "Early learning" does not say whether there is a playgroup.
  const all = named.length
    ? named
    : classNames(stages.flatMap(classesNamed)).filter((name) => name !== CLASSES[0]);
  return all.map((name) => ({
    /** `VI`, `LKG`: its one name for the program. */
    name,
    /** `VI`, or `KG 1` for `LKG` where school.yaml has that: for narrow places. */
    short: ownWord(name, school.classes),
    /** `Class VI`, `Nursery`. */
    title: titleOfClasses([name], school),
    route: routeOfClass(name),
    /** The address of its files, without `.ics`, `.svg` and `.webmanifest` (app/cards/). */
    files: `/cards/${name.toLowerCase()}`,
  }));
}

/** `Class VI`, `Classes I, II`, `Nursery, LKG`. */
export function titleOfClasses(names: readonly string[], school: Content['school']): string {
  const all = names.map((name) => ownWord(name, school.classes)).join(', ');
  if (names.every((name) => PRE_PRIMARY.includes(name))) return all;
  return fillIn(names.length > 1 ? words.class.titles : words.class.title, { class: all });
}

/** The content with the hours, days and announcements of one class. What nobody can tell the classes of stays, with its name. */
export function contentOfClass(content: Content, name: string): Content {
  const { timings, calendar, announcements } = content;
  const isOf = (label: string): boolean => classesNamed(label).includes(name);
  const seasons = timings?.seasons.map((season) => ({
    ...season,
    stages: season.stages.filter((stage) => isOf(stage.name)),
  }));
  const known = seasons?.some((season) => season.stages.length);
  const stages = timings ? stagesOf(timings) : [];
  return {
    ...content,
    timings: timings && seasons && known ? { ...timings, seasons } : timings,
    calendar: calendar && {
      ...calendar,
      groups: [],
      days: calendar.days.flatMap((day) => {
        const groups = day.classes ?? [];
        if (!groups.length || groups.some(isOf)) return [{ ...day, classes: undefined }];
        return groups.every((group) => classesNamed(group).length) ? [] : [day];
      }),
    },
    announcements: announcements.filter(({ classes = '', newFamilies }) => {
      // It may be for a stage, such as "Primary", whose classes the timings name: "Primary (Classes I to V)".
      const stage = stages.find((each) => each.toLowerCase().startsWith(`${classes.toLowerCase()} (`));
      const meant = classesNamed(stage ?? classes);
      return !newFamilies && (!meant.length || meant.includes(name));
    }),
  };
}

/** What content/classes.yaml says of the class. */
export const factsOf = ({ classes }: Pick<Content, 'classes'>, name: string): Omit<ClassFacts, 'class'> =>
  factsOfClass(classes?.classes ?? [], name);

/** What one class pays; amounts in whole rupees. A charge that the tables do not name for the class is left out. */
export type ClassFees = ReturnType<typeof feesOfClasses>[number];

/** The tables of content/fees.yaml. */
type Tables = Pick<Content['fees'], 'tuition' | 'annual' | 'admission' | 'registration'>;

/** The fees of every class and stream that the tuition table names, in the order of the classes (specification, section 9). */
export function feesOfClasses({ tuition, annual, admission, registration }: Tables) {
  return tuition
    .flatMap((row) => readClasses(row.class).map((each) => ({ ...each, row })))
    .map(({ row: { installment, installments, total }, ...each }) => {
      const yearly = chargeOf(annual, each);
      return {
        ...each,
        /** For the address: `class-6`, `class-11-biology`, `class-nursery`. */
        id: idOfClass(each),
        /** One installment, how many of them, and all together. */
        tuition: { installment, installments, total },
        annual: yearly,
        admission: chargeOf(admission, each),
        registration: chargeOf(registration, each),
        /** Tuition and annual charges together. */
        year: total + (yearly ?? 0),
      };
    })
    .toSorted((a, b) => placeOfClass(a.name) - placeOfClass(b.name));
}

function chargeOf(rows: Tables['annual'], { name, stream }: FeeClass): number | undefined {
  return rows.find((row) =>
    readClasses(row.class).some((each) => each.name === name && ['', stream].includes(each.stream)),
  )?.amount;
}

/** What the class pays, a row for each stream. */
export function feesOf({ fees }: Pick<Content, 'fees'>, name: string): ClassFees[] {
  return feesOfClasses(fees).filter((each) => each.name === name);
}

type FeeContent = Pick<Content, 'fees'>;

/**
 * `₹11,650 a year`, a line for each stream, then what is paid once for registration; undefined where the tables do
 * not name the class.
 */
export function feesOfYear(content: FeeContent, name: string): string | undefined {
  const { year, yearOfStream, registration } = words.class;
  const rows = feesOf(content, name);
  const lines = rows.map(({ stream, ...each }) =>
    fillIn(stream ? yearOfStream : year, { stream, amount: formatNumber(each.year) }),
  );
  const once = rows.filter((each) => each.registration);
  const isSame = new Set(rows.map((each) => each.registration)).size === 1;
  const said = isSame ? once.slice(0, 1).map((each) => ({ ...each, stream: '' })) : once;
  const amount = amountsOf(said, (each) => each.registration ?? 0);
  return [...lines, ...(amount ? [fillIn(registration, { amount })] : [])].join('\n') || undefined;
}

/** The year with its session. Once that is over it says that the amounts of the present one are not published. */
export function feesOfSession(content: FeeContent, name: string, day: string): string | undefined {
  const fees = feesOfYear(content, name);
  const { session } = content.fees;
  const present = sessionOf(day);
  const { classFees, classFeesAfter } = words.share;
  return fees && fillIn(session < present ? classFeesAfter : classFees, { fees, session, present });
}

/** A part for each stream: `₹1,550`, `Biology ₹4,100, Maths ₹3,800`. */
const amountsOf = (rows: readonly ClassFees[], amountOf: (row: ClassFees) => number): string =>
  rows.map((row) => `${row.stream} ₹${formatNumber(amountOf(row))}`.trim()).join(', ');

/** The installments that are still to come, the next first. @returns nothing where the tables do not name the class */
export function comingInstallments(content: FeeContent, name: string, built: string): Required<DatedText>[] {
  const rows = feesOf(content, name);
  const { installment: text, installmentAfter: after } = words.class;
  const amount = amountsOf(rows, ({ tuition }) => tuition.installment);
  return rows.length ? comingDueDays(content, built, { amount, text, after }) : [];
}

/**
 * The days on which an installment is due, the next first, to the end of the session: nobody knows those of the next.
 * @param say what is said of each; `after`, where the session of the fees is over by then and the amount may change
 */
export function comingDueDays(
  { fees: { due = [], session } }: Pick<Content, 'fees'>,
  built: string,
  { amount = '', text, after }: { amount?: string; text: string; after: string },
): Required<DatedText>[] {
  const year = Number(built.slice(0, 4));
  const present = sessionOf(built);
  const { last } = daysOfSession(session > present ? session : present);
  return [year, year + 1]
    .flatMap((each) => due.map((day) => `${each}-${day}`))
    .filter((day) => day >= built && day <= last && day < addDays(built, 365))
    .toSorted()
    .map((day) => ({
      expires: day,
      text: fillIn(session < sessionOf(day) ? after : text, { amount, date: formatDate(day), session }),
    }));
}

/** The same for the calendar of the class. */
export function feeDays(content: FeeContent, name: string, built: string): { date: string; text: string }[] {
  return comingInstallments(content, name, built).map(({ expires, text }) => ({
    date: expires,
    text: fillIn(words.class.due, { fee: text }),
  }));
}
