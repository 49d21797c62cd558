import type { Content } from '@/lib/content/content';
import { Breakable } from '@/components/ui/DataTable';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import {
  comingDueDays,
  dueDaysOf,
  feesOfClasses,
  titleOfClasses,
  type ClassFees,
} from '@/lib/site/class-card';
import { PassOn } from '@/components/ui/PassOn';
import { routeOfClass } from '@/lib/content/kinds/class-facts';
import { namesIn, ownWord } from '@/lib/content/kinds/classes';
import { words } from '@/lib/content/words/in-use';
import { sayClass, sayRow } from '@/lib/content/words/say-class';
import { sessionOf, shortMonth } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn, formatNumber } from '@/lib/text/text';

type FeeFinderProps = Pick<Content, 'fees' | 'school'> & { day: string; route: string; note?: string };

/** CSS shows the fees of the class in the address (`/feestructure#class-6`), so links to a class need no script. */
export function FeeFinder(props: FeeFinderProps) {
  const own = namesIn(props.school.classes ?? '');
  // A row such as Nursery-KG can include classes that the school lacks.
  const classes = feesOfClasses(props.fees).filter(({ name }) => !own.length || own.includes(name));
  if (!classes.length) return null;
  return (
    <section className="finder fee-finder" aria-labelledby="fee-of-class">
      <style dangerouslySetInnerHTML={{ __html: markChosen(classes) }} />
      <section className="no-print">
        <h2 id="fee-of-class">{words.fees.finder}</h2>
        {groupBy(classes, lineOf).map((line) => (
          <ul key={line[0]?.id} className={line[0]?.stream ? 'chips' : 'chips fee-classes'}>
            {line[0]?.stream ? <li>{labelOf({ ...line[0], stream: '' }, props.school)}</li> : null}
            {line.map((each) => (
              <li key={each.id}>
                <a
                  href={`#${each.id}`}
                  aria-label={fillIn(words.fees.finderClass, { class: labelOf(each, props.school) })}
                >
                  <Breakable text={sayClass(each.stream) || labelOf(each, props.school)} />
                </a>
              </li>
            ))}
          </ul>
        ))}
      </section>
      <section>
        <div className="fee-start no-print">
          <p>
            {words.fees.finderHint} {props.note}
          </p>
          <h3>{words.fees.installment}</h3>
          <dl>
            {props.fees.tuition.map((row) => (
              <div key={row.class}>
                <dt>{sayRow(row.class)}</dt>
                <dd>{formatNumber(row.installment)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {groupBy(classes, amountsOf).map((alike) => (
          <FeePanel key={alike[0]?.id} {...props} classes={alike} />
        ))}
      </section>
      <DueDays {...props} />
      <ExpiryScript items={comingDueDays(props, props.day, { text: '', after: '' })} />
    </section>
  );
}

/** Classes with identical fees share a panel, which saves the page a hundred elements. */
const amountsOf = ({ tuition, annual, admission, registration }: ClassFees): string =>
  JSON.stringify([tuition, annual, admission, registration]);

/** All streams of a class share one line. */
const lineOf = ({ name, stream }: ClassFees): string => (stream ? name : '');

function groupBy(classes: readonly ClassFees[], keyOf: (each: ClassFees) => string): ClassFees[][] {
  const keys = [...new Set(classes.map(keyOf))];
  return keys.map((key) => classes.filter((each) => keyOf(each) === key));
}

type FeePanelProps = FeeFinderProps & { classes: readonly ClassFees[] };

function FeePanel({ classes, fees, school, route, day }: FeePanelProps) {
  const { session } = fees;
  const present = sessionOf(day);
  const [first] = classes;
  if (!first) return null;
  const { id, tuition, annual, admission, registration, year } = first;
  const names = classes.map((each) => labelOf(each));
  const yearly = fillIn(words.class.year, { amount: formatNumber(year) });
  const once = registration && fillIn(words.class.registration, { amount: `₹${formatNumber(registration)}` });
  const { installments: count, installment, total } = tuition;
  const due = comingDueDays({ fees }, day, {
    amount: `₹${formatNumber(installment)}`,
    text: words.fees.due,
    after: words.fees.dueAfter,
  });
  const lines = [
    { label: fillIn(words.fees.finderTuition, { count, amount: formatNumber(installment) }), amount: total },
    { label: words.fees.annual, amount: annual },
    { label: words.fees.finderYear, amount: year, name: 'fee-sum' },
    { label: words.fees.admissionOnce, amount: admission },
    { label: words.fees.registrationOnce, amount: registration },
  ];
  return (
    <div className="chosen fee-panel">
      {classes.map((each) => (
        <h3 key={each.id} id={each.id} tabIndex={-1}>
          {fillIn(words.fees.finderClass, { class: labelOf(each, school) })}
        </h3>
      ))}
      <div>
        {due.length ? (
          <p className="fee-next" data-expires={due.at(-1)?.expires}>
            {words.fees.next}{' '}
            <strong className="in-turn">
              {due.map(({ text, expires }) => (
                <span key={expires} data-expires={expires}>
                  {keepTogether(text)}
                </span>
              ))}
            </strong>
          </p>
        ) : null}
        <dl>
          {lines.map(({ label, amount, name }) =>
            amount === undefined ? null : (
              <div key={label} className={name}>
                <dt>{label}</dt>
                <dd>₹{formatNumber(amount)}</dd>
              </div>
            ),
          )}
        </dl>
        <div className="fee-more no-print">
          <PassOn
            facts={[
              {
                text: fillIn(session < present ? words.share.feesAfter : words.share.fees, {
                  class: titleOfClasses(names, school),
                  amount: [yearly, once].filter(Boolean).join(', '),
                  session,
                  present,
                }),
              },
            ]}
            to={`${route}#${id}`}
            school={school}
          />
          {[...new Set(classes.map(({ name }) => name))].map((name) => (
            <a key={name} href={routeOfClass(name)}>
              {fillIn(words.class.card, { class: titleOfClasses([name], school) })}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The script removes the `<i>` of past days. CSS marks the first day that still has one. */
function DueDays({ fees, day }: Pick<FeeFinderProps, 'fees' | 'day'>) {
  const days = dueDaysOf({ fees }, day);
  if (days.length < 2) return null;
  return (
    <div className="no-print">
      <h3>{words.fees.dueDays}</h3>
      <ol className="due-days">
        {days.map(({ date, isComing }) => {
          const own = date.slice(5);
          return (
            <li key={date}>
              {isComing ? <i data-expires={date} /> : null}
              <b>{Number(own.slice(3))}</b> {shortMonth(own)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The class with its stream. With `school`, uses the school's own name for the class. */
function labelOf({ name, stream }: ClassFees, school?: Content['school']): string {
  return sayClass(`${ownWord(name, school?.classes)} ${stream}`.trim());
}

/** The rules that mark the chosen class, one for each class, because no selector can compare an address with an id. */
function markChosen(classes: readonly ClassFees[]): string {
  const where = (of: (each: ClassFees) => string) =>
    classes.map((each) => `.fee-finder:has(#${each.id}:target) ${of(each)}`).join();
  const others = where(({ name }) => `.fee-more>a:not([href="${routeOfClass(name)}"])`);
  return `${where(({ id }) => `[href="#${id}"]`)}{background:var(--band);color:var(--on-band)}${others}{display:none}`;
}
