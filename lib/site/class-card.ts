import type { Content } from '@/lib/content/content';
import { routeOfClass, type ClassFacts } from '@/lib/content/kinds/class-facts';
import {
  CLASSES,
  classesNamed,
  classNames,
  idOfClass,
  namesIn,
  ownWord,
  placeOfClass,
  PRE_PRIMARY,
  readClasses,
  type FeeClass,
} from '@/lib/content/kinds/classes';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { addDays, daysOfSession, formatDate, sessionOf } from '@/lib/text/dates';
import { fillIn, formatNumber } from '@/lib/text/text';
import { stagesOf } from './hours';
import type { DatedText } from './coming-days';

export type SchoolClass = ReturnType<typeof classesOfSchool>[number];

/** The classes in school.yaml or, if it lists none, in fees.yaml and classes.yaml, or else in timings.yaml. */
export function classesOfSchool(content: Pick<Content, 'fees' | 'classes' | 'school' | 'timings'>) {
  const { fees, classes, school, timings } = content;
  const rows = [...fees.tuition, ...(classes?.classes ?? [])].map((row) => row.class);
  const named = classNames(school.classes === undefined ? rows : [school.classes]);
  const stages = (timings?.seasons ?? []).flatMap((season) => season.stages).map((stage) => stage.name);
  // Leave out the playgroup: a stage such as "Early learning" does not say whether there is one.
  const all = named.length
    ? named
    : classNames(stages.flatMap(classesNamed)).filter((name) => name !== CLASSES[0]);
  return all.map((name) => ({
    /** The name that the program uses: `VI`, `LKG`. */
    name,
    /** The name for narrow places: `VI`, or `KG 1` instead of `LKG` if school.yaml says so. */
    short: sayClass(ownWord(name, school.classes)),
    title: titleOfClasses([name], school),
    route: routeOfClass(name),
    /** The address of the card's files in app/cards/, without extensions. */
    files: `/cards/${name.toLowerCase()}`,
  }));
}

/** The page with bus stops and times. */
export const findStopsPage = ({ classes, pages }: Pick<Content, 'classes' | 'pages'>): string | undefined =>
  classes?.stopsPage ??
  pages.find(({ contact }) => contact !== undefined && contact === classes?.transport)?.route;

/** `Class VI`, `Classes I, II`, `Nursery, LKG`. */
export function titleOfClasses(names: readonly string[], school: Content['school']): string {
  const all = names.map((name) => sayClass(ownWord(name, school.classes))).join(', ');
  if (names.every((name) => PRE_PRIMARY.includes(name))) return all;
  return fillIn(names.length > 1 ? words.class.titles : words.class.title, { class: all });
}

/** The content with one class's hours, days and announcements. Keeps the entries for unrecognized groups. */
export function contentOfClass(content: Content, name: string): Content {
  const { timings, calendar, announcements } = content;
  const isOf = (label: string): boolean => classesNamed(label).includes(name);
  const seasons = timings?.seasons.map((season) => {
    const own = season.stages.filter((stage) => isOf(stage.name));
    return { ...season, gateOpens: own[0]?.gateOpens ?? season.gateOpens, stages: own };
  });
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
        if (!groups.length || groups.some(isOf)) return [{ ...day, classes: undefined, of: day.classes }];
        return groups.every((group) => classesNamed(group).length) ? [] : [day];
      }),
    },
    announcements: announcements.filter(({ classes = '', newFamilies }) => {
      // "Primary" means the stage "Primary (Classes I to V)" in timings.yaml.
      const stage = stages.find((each) => each.toLowerCase().startsWith(`${classes.toLowerCase()} (`));
      const meant = classesNamed(stage ?? classes);
      return !newFamilies && (!meant.length || meant.includes(name));
    }),
  };
}

/** The facts about a class, from all rows of classes.yaml that name it. */
export function factsOf({ classes }: Pick<Content, 'classes'>, name: string): Omit<ClassFacts, 'class'> {
  const rows = classes?.classes.filter((row) => namesIn(row.class).includes(name)) ?? [];
  return Object.assign({}, ...rows) as ClassFacts;
}

/** The fees of one class in whole rupees. A charge is undefined if its table does not name the class. */
export type ClassFees = ReturnType<typeof feesOfClasses>[number];

type FeeTables = Pick<Content['fees'], 'tuition' | 'annual' | 'admission' | 'registration'>;

/** The fees of every class and stream in the tuition table, the lowest class first (specification, section 9). */
export function feesOfClasses({ tuition, annual, admission, registration }: FeeTables) {
  return tuition
    .flatMap((row) => readClasses(row.class).map((each) => ({ ...each, row })))
    .map(({ row: { installment, installments, total }, ...each }) => {
      const yearly = chargeOf(annual, each);
      return {
        ...each,
        /** The name of the class in addresses: `class-6`, `class-11-biology`, `class-nursery`. */
        id: idOfClass(each),
        tuition: { installment, installments, total },
        annual: yearly,
        admission: chargeOf(admission, each),
        registration: chargeOf(registration, each),
        year: total + (yearly ?? 0),
      };
    })
    .toSorted((a, b) => placeOfClass(a.name) - placeOfClass(b.name));
}

const chargeOf = (rows: Content['fees']['annual'], { name, stream }: FeeClass): number | undefined =>
  rows.find((row) =>
    readClasses(row.class).some((each) => each.name === name && ['', stream].includes(each.stream)),
  )?.amount;

/** One row for each stream of the class. */
export const feesOf = ({ fees }: Pick<Content, 'fees'>, name: string): ClassFees[] =>
  feesOfClasses(fees).filter((each) => each.name === name);

type FeeContent = Pick<Content, 'fees'>;

/** `₹11,650 a year`, a line for each stream, then the registration and admission fees. Undefined if no table names the class. */
export function feesOfYear(content: FeeContent, name: string): string | undefined {
  const { year, yearOfStream } = words.class;
  const rows = feesOf(content, name);
  const lines = rows.map(({ stream, ...each }) =>
    fillIn(stream ? yearOfStream : year, { stream: sayClass(stream), amount: formatNumber(each.year) }),
  );
  const charges = (['registration', 'admission'] as const).flatMap((charge) => {
    const once = rows.filter((each) => each[charge]);
    const isSame = new Set(rows.map((each) => each[charge])).size === 1;
    const shown = isSame ? once.slice(0, 1).map((each) => ({ ...each, stream: '' })) : once;
    const amount = amountsOf(shown, (each) => each[charge] ?? 0);
    return amount ? fillIn(words.class[charge], { amount }) : [];
  });
  return [...lines, ...charges].join('\n') || undefined;
}

/** The yearly fees with their session. After that session, adds that the new fees are not published yet. */
export function feesOfSession(content: FeeContent, name: string, day: string): string | undefined {
  const fees = feesOfYear(content, name);
  const { session } = content.fees;
  const present = sessionOf(day);
  const { classFees, classFeesAfter } = words.share;
  return fees && fillIn(session < present ? classFeesAfter : classFees, { fees, session, present });
}

/** `₹1,550`, or an amount for each stream: `Biology ₹4,100, Maths ₹3,800`. */
const amountsOf = (rows: readonly ClassFees[], amountOf: (row: ClassFees) => number): string =>
  rows.map((row) => `${sayClass(row.stream)} ₹${formatNumber(amountOf(row))}`.trim()).join(', ');

/** Installments due on or after `built`, earliest first. Empty if the tables do not name the class. */
export function comingInstallments(content: FeeContent, name: string, built: string) {
  const rows = feesOf(content, name);
  const { installment: text, installmentAfter: after } = words.class;
  const amount = amountsOf(rows, ({ tuition }) => tuition.installment);
  return rows.length ? comingDueDays(content, built, { amount, text, after }) : [];
}

/** Due dates until the session's end, earliest first. Those after the session of the fees get the text `after`. */
export function comingDueDays(
  { fees: { due = [], session, stillPaid } }: FeeContent,
  built: string,
  { amount = '', text, after }: { amount?: string; text: string; after: string },
): (DatedText & { expires: string })[] {
  const year = Number(built.slice(0, 4));
  const present = sessionOf(built);
  const { last } = daysOfSession(session > present ? session : present);
  return [year, year + 1]
    .flatMap((each) => due.map((day) => `${each}-${day}`))
    .filter((day) => day >= built && day <= last && day < addDays(built, 365))
    .toSorted()
    .map((day) => ({
      expires: day,
      text: fillIn(!stillPaid && session < sessionOf(day) ? after : text, {
        amount,
        date: formatDate(day),
        session,
      }),
    }));
}

/** Every due date in the session that contains `built`, marked as past or coming. */
export function dueDaysOf({ fees: { due = [] } }: FeeContent, built: string) {
  const { first, last } = daysOfSession(sessionOf(built));
  return [first, last]
    .flatMap((each) => due.map((day) => `${each.slice(0, 4)}-${day}`))
    .filter((date) => date >= first && date <= last)
    .map((date) => ({ date, isComing: date >= built }));
}

/** Due dates for the calendar. Each names the class: parents of two children import both files into one calendar. */
export function feeDays(content: Pick<Content, 'fees' | 'school'>, name: string, built: string) {
  const title = titleOfClasses([name], content.school);
  return comingInstallments(content, name, built).map(({ expires, text }) => ({
    date: expires,
    text: fillIn(words.class.due, { fee: `${title}, ${text}` }),
  }));
}
