import type { Content } from '@/lib/content/content';
import { feesOfClasses, type ClassFees } from '@/lib/fees/fees-of-classes';
import { fillIn } from '@/lib/text/fill-in';
import { formatRupees } from '@/lib/text/format-amount';

interface FeeFinderProps {
  fees: Content['fees'];
  words: Content['words']['fees'];
}

/**
 * What one class costs in the year. Each class is a link to its own part of the page, which shows only when the address
 * names it (`/feestructure#class-6`): it needs no script, can be shared, and works with the back button.
 */
export function FeeFinder({ fees, words }: FeeFinderProps) {
  const classes = feesOfClasses(fees);
  if (!classes.length) return null;
  return (
    <section className="fee-finder" aria-labelledby="fee-of-class">
      <h2 id="fee-of-class">{words.finder}</h2>
      <ul className="fee-classes no-print">
        {classes.map((each) => (
          <li key={each.id}>
            <a href={`#${each.id}`}>{labelOf(each)}</a>
          </li>
        ))}
      </ul>
      {classes.map((each) => (
        <ClassPanel key={each.id} fees={each} words={words} />
      ))}
      <p className="fee-hint text-muted">{words.finderHint}</p>
    </section>
  );
}

function ClassPanel({ fees, words }: { fees: ClassFees; words: FeeFinderProps['words'] }) {
  const { id, tuition, annual, admission, registration, year } = fees;
  const heading = `${id}-fees`;
  const once = [
    { label: words.admissionOnce, amount: admission },
    { label: words.registrationOnce, amount: registration },
  ].filter(({ amount }) => amount !== undefined);
  return (
    <section id={id} className="fee-panel" aria-labelledby={heading} tabIndex={-1}>
      <h3 id={heading}>{fillIn(words.finderClass, { class: labelOf(fees) })}</h3>
      <dl>
        <dt>
          {fillIn(words.finderTuition, {
            count: tuition.installments,
            amount: formatRupees(tuition.installment),
          })}
        </dt>
        <dd>₹{formatRupees(tuition.total)}</dd>
        {annual === undefined ? null : (
          <>
            <dt>{words.annual}</dt>
            <dd>₹{formatRupees(annual)}</dd>
          </>
        )}
        <dt className="fee-sum">{words.finderYear}</dt>
        <dd className="fee-sum">₹{formatRupees(year)}</dd>
        {once.map(({ label, amount = 0 }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>₹{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function labelOf({ name, stream }: ClassFees): string {
  return stream ? `${name} ${stream}` : name;
}
