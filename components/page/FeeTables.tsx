import type { OnDay } from './on-day';
import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { sessionOf } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { formatNumber, fillIn, telephoneLink } from '@/lib/text/text';
import { IconPhone } from '@tabler/icons-react';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { words } from '@/lib/content/words/in-use';
import { sayRow } from '@/lib/content/words/say-class';
import { AskByPhone } from './WhomToAsk';
import { FeeFinder } from './FeeFinder';

type Fees = Content['fees'];

/** `ids` is a prefix for the ids of the tables. */
interface SessionProps {
  fees: Pick<Fees, 'session' | 'admission' | 'registration' | 'annual' | 'tuition' | 'other'>;
  ids?: string;
}

function ChargeTable({ fees, ids = '' }: SessionProps) {
  const all = [
    { item: words.fees.admission, rows: fees.admission },
    { item: words.fees.registration, rows: fees.registration },
    { item: words.fees.annual, rows: fees.annual },
  ];
  const charges = all.filter(({ rows }) => rows.length);
  if (!charges.length) return null;
  return (
    <DataTable
      id={`${ids}charges`}
      caption={
        charges.length === all.length ? words.fees.charges : charges.map(({ item }) => item).join(', ')
      }
      headings={[words.fees.item, words.fees.class, { amount: words.fees.amount }]}
    >
      <tbody>
        {charges.flatMap(({ item, rows }) =>
          rows.map((row, index) => (
            <tr key={`${item} ${row.class}`}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={rows.length}>
                  {item}
                </th>
              ) : null}
              <td className="charge" data-label={item}>
                {sayRow(row.class)}
              </td>
              <td className="amount" data-label={words.fees.amount}>
                {formatNumber(row.amount)}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </DataTable>
  );
}

function OtherCharges({ fees: { other }, ids = '' }: SessionProps) {
  return other.map(({ title, note, rows }, index) => {
    const saysWhen = rows.some(({ paid }) => paid !== undefined);
    return (
      <div key={title}>
        <DataTable
          id={`${ids}other-charges-${index + 1}`}
          caption={title}
          headings={[words.fees.item, ...(saysWhen ? [words.fees.paid] : []), { amount: words.fees.amount }]}
          rows={rows.map(({ item, paid, amount }) => [
            item,
            ...(saysWhen ? [paid] : []),
            formatNumber(amount),
          ])}
        />
        {note ? <p className="note">{note}</p> : null}
      </div>
    );
  });
}

/** Rows show their number of installments only if it differs between rows. */
function TuitionTable({ fees: { tuition }, ids = '' }: SessionProps) {
  const [count = 0, ...others] = new Set(tuition.map(({ installments }) => installments));
  const differ = others.length > 0;
  return (
    <DataTable
      id={`${ids}tuition`}
      caption={differ ? words.fees.tuition : fillIn(words.fees.tuitionNote, { count })}
      headings={[
        words.fees.class,
        { amount: words.fees.installment },
        ...(differ ? [{ amount: words.fees.installments }] : []),
        { amount: words.fees.total },
      ]}
      rows={tuition.map((row) => [
        sayRow(row.class),
        formatNumber(row.installment),
        ...(differ ? [row.installments] : []),
        formatNumber(row.total),
      ])}
    />
  );
}

/** The fees of both sessions, in whole rupees (specification, section 9, "Fee structure"). */
export function FeeTables({ content, day }: OnDay<'classes' | 'fees' | 'pages' | 'school'>) {
  const { fees, pages, school } = content;
  const phone = fees.accountants[0]?.phone ?? school.phones[0];
  const note = content.classes?.classes.flatMap(({ feesNote }) => feesNote ?? []).join(' ');
  return (
    <>
      <FeesToday fees={fees} day={day} phone={phone} />
      <FeeHint title={words.fees.pay} text={fees.pay} />
      <FeeFinder {...content} day={day} route={findPageShowing(pages, 'feeTables') ?? ''} note={note} />
      {note ? <p className="fee-hint on-paper">{note}</p> : null}
      <FeeHint title={words.fees.siblings} text={fees.siblings} />
      {fees.next ? (
        <p className="fee-hint no-print">
          <a href="#next-fees">{fillIn(words.fees.session, { session: fees.next.session })}</a>
        </p>
      ) : null}
      <FeesOfSession fees={fees} phone={phone} />
      {fees.next ? <FeesOfSession fees={fees.next} ids="next-" phone={phone} /> : null}
    </>
  );
}

function FeeHint({ title, text }: { title: string; text?: string }) {
  return text === undefined ? null : (
    <p className="fee-hint">
      <strong>{title}</strong> {keepTogether(text)}
    </p>
  );
}

function FeesToday({ fees, day, phone }: Pick<Content, 'fees'> & { day: string; phone?: string }) {
  const about = { session: fees.session, present: sessionOf(day) };
  const isOver = about.session < about.present;
  return (
    <>
      {isOver && !fees.stillPaid ? (
        <AskByPhone text={fillIn(words.fees.notPublished, { session: about.present })} phone={phone} />
      ) : null}
      {isOver && fees.stillPaid ? <p className="fees-today">{fillIn(words.fees.stillPaid, about)}</p> : null}
    </>
  );
}

function FeesOfSession({ phone, ...props }: SessionProps & { phone?: string }) {
  const { fees, ids = '' } = props;
  const { session, admission, registration, annual, tuition, other } = fees;
  const isDecided = [admission, registration, annual, tuition, other].some((rows) => rows.length > 0);
  return (
    <section className="new-part">
      <h2 id={`${ids}fees`}>{keepTogether(fillIn(words.fees.session, { session }))}</h2>
      {isDecided ? (
        <a href={`#${ids}fees`} className="all-rows">
          {words.class.allRows}
        </a>
      ) : (
        <AskByPhone text={fillIn(words.fees.notPublished, { session })} phone={phone} />
      )}
      <div className="fee-tables">
        <ChargeTable {...props} />
        {tuition.length ? <TuitionTable {...props} /> : null}
        <OtherCharges {...props} />
      </div>
    </section>
  );
}

export function Accountants({ fees }: Pick<Content, 'fees'>) {
  return (
    <section>
      <h2 id="accountants">{words.fees.accountants}</h2>
      <ul className="accountants">
        {fees.accountants.map(({ name, phone }) => (
          <li key={name} className="card padded">
            <p>{name}</p>
            <a href={telephoneLink(phone)}>
              <IconPhone size="1.1em" aria-hidden />
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
