import { IconPhone } from '@tabler/icons-react';
import type { Content } from '@/lib/content/content';
import { fillIn, telephoneLink } from '@/lib/text/text';
import { ChargeTable } from './ChargeTable';
import { FeeFinder } from './FeeFinder';
import { OtherCharges } from './OtherCharges';
import { TuitionTable } from './TuitionTable';

interface FeesProps {
  fees: Content['fees'];
  words: Content['words']['fees'];
}

/** The tables of specification, section 9, "Fee structure", and other charges. Amounts are whole rupees. */
export function FeeTables({ fees, words }: FeesProps) {
  return (
    <>
      <FeeFinder fees={fees} words={words} />
      <section className="new-part">
        <h2 id="fees">{fillIn(words.session, { session: fees.session })}</h2>
        <div className="fee-tables">
          <ChargeTable fees={fees} words={words} />
          {fees.tuition.length ? <TuitionTable fees={fees} words={words} /> : null}
          <OtherCharges fees={fees} words={words} />
        </div>
      </section>
    </>
  );
}

/** Contacts for questions about fees: the accountants of specification, section 9. */
export function Accountants({ fees, words }: FeesProps) {
  return (
    <section>
      <h2 id="accountants">{words.accountants}</h2>
      <ul className="accountants">
        {fees.accountants.map(({ name, phone }) => (
          <li key={name} className="card padded">
            <p>{name}</p>
            <a href={telephoneLink(phone)}>
              <IconPhone size={18} aria-hidden />
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
