import { Breakable, DataTable } from '@/components/ui/DataTable';
import { DownloadLink, SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import type { DisclosedRow, Disclosure } from '@/lib/content/kinds/disclosure';
import { words } from '@/lib/content/words/in-use';
import { passPercentage } from '@/lib/disclosure/check-results';
import { formatDate } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn, telephoneLink, withScheme } from '@/lib/text/text';

type FormRow = Omit<DisclosedRow, 'row'>;
type Pages = Pick<Content, 'pages'>;
type FormProps = Pages & { disclosure?: Disclosure; part: 'A' | 'B' | 'C' | 'D' | 'E' };

export function DisclosurePart({ part, disclosure, pages }: FormProps) {
  if (!disclosure) return null;
  const id = `part-${part}`;
  const rows: readonly DisclosedRow[] = disclosure[part].rows;
  const statements = [words.disclosure.information, words.disclosure.details];
  const uploads = [words.disclosure.document, words.disclosure.upload];
  const staff = [words.disclosure.information, words.disclosure.strength, words.disclosure.people];
  const headings = { A: statements, B: uploads, C: uploads, D: staff, E: statements }[part];
  return (
    <>
      <section>
        <div>
          <h2 id={id}>{fillIn(words.disclosure.part, { part, title: disclosure[part].title })}</h2>
          <p className="note">{disclosure.edition}</p>
        </div>
        <DataTable
          id={id}
          stack
          numbered
          headings={[words.disclosure.number, ...headings]}
          rows={rows.map(({ row, number, ...each }) => [
            // A row's number within its part of the form: 3 for `B3`, 4a for `D4a`.
            row.slice(1),
            each.document ?? each.information,
            ...(part === 'D' ? [number ?? each.details] : []),
            <Answer
              key={row}
              row={part === 'D' && number === undefined ? { ...each, details: undefined } : each}
              pages={pages}
            />,
          ])}
        />
        {part === 'B' ? <p className="note">{disclosure.B.note}</p> : null}
      </section>
      {part === 'C' ? <ResultTables disclosure={disclosure} /> : null}
    </>
  );
}

function Answer({ row, pages }: Pages & { row: FormRow }) {
  const { document, details, address, files, to, people, notApplicable } = row;
  const title = pages.find(({ route }) => route === to?.split('#')[0])?.title ?? to ?? '';
  return (
    <>
      {document === undefined || files || to || notApplicable ? null : (
        <span className="muted">{words.disclosure.notUploaded}</span>
      )}
      {notApplicable ? fillIn(words.disclosure.notApplicable, { reason: notApplicable }) : null}
      {details ? <Contacts text={keepTogether(details)} /> : null}
      {(notApplicable || details) && (address || to) ? ' ' : null}
      {address ? (
        <SiteLink href={address}>
          {fillIn(words.disclosure.video, { host: new URL(withScheme(address)).host })}
        </SiteLink>
      ) : null}
      {files?.map(({ title: name, file, validUntil }) => (
        <p key={file}>
          <DownloadLink title={name} file={file} />
          {validUntil === undefined ? null : (
            <span className="note">
              {keepTogether(fillIn(words.disclosure.validUntil, { date: formatDate(validUntil) }))}
            </span>
          )}
        </p>
      ))}
      {to ? <SiteLink href={to}>{fillIn(words.disclosure.seePage, { title })}</SiteLink> : null}
      {people ? <People people={people} /> : null}
    </>
  );
}

/** Turns telephone numbers and e-mail addresses into links: app/layout.tsx keeps phones from doing so themselves. */
function Contacts({ text }: { text: string }) {
  return text.split(/(\+91(?:[\s-]?\d){10}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) => {
    const shown = <Breakable key={index} text={part} />;
    if (index % 2 === 0) return shown;
    return (
      <a key={index} href={part.includes('@') ? `mailto:${part}` : telephoneLink(part)}>
        {shown}
      </a>
    );
  });
}

/** Longer lists are collapsed: fifty names would take five screens of a phone. */
const UNFOLDED = 5;

function People({ people }: { people: NonNullable<FormRow['people']> }) {
  const list = (
    <ul>
      {people.map(({ name, qualification }) => (
        <li key={`${name} ${qualification}`}>{`${name}, ${qualification}`}</li>
      ))}
    </ul>
  );
  if (people.length <= UNFOLDED) return list;
  return (
    <details className="fold">
      <summary>{fillIn(words.disclosure.names, { count: people.length })}</summary>
      {list}
    </details>
  );
}

/** The list that a State, or a board other than CBSE, requires. */
export function OwnDisclosure({ ownDisclosure, pages }: Pick<Content, 'ownDisclosure' | 'pages'>) {
  if (!ownDisclosure) return null;
  const { title, rows } = ownDisclosure;
  return (
    <section>
      <h2 id="own-disclosure">{title}</h2>
      <DataTable
        id="own-disclosure"
        stack
        numbered
        headings={[words.disclosure.number, words.disclosure.information, words.disclosure.details]}
        rows={rows.map(({ information, file, validUntil, ...row }, index) => {
          const files = file ? [{ title: information, file, validUntil }] : undefined;
          return [index + 1, information, <Answer key={information} row={{ ...row, files }} pages={pages} />];
        })}
      />
    </section>
  );
}

export function resultsOf({ C: { classX, classXII } }: Disclosure) {
  return [
    { id: 'result-x', title: words.disclosure.classX, rows: classX },
    { id: 'result-xii', title: words.disclosure.classXII, rows: classXII },
  ].filter(({ rows }) => rows.length);
}

/** Tables of results. The site calculates the percentage, so staff never type it (Appendix IX, part C). */
function ResultTables({ disclosure }: { disclosure: Disclosure }) {
  return resultsOf(disclosure).map(({ id, title, rows }) => (
    <section key={id} className="new-part">
      <h2 id={id}>{title}</h2>
      <DataTable
        id={id}
        stack
        numbered
        headings={[
          words.disclosure.number,
          words.disclosure.year,
          { amount: words.disclosure.registered },
          { amount: words.disclosure.passed },
          { amount: words.disclosure.percentage },
          words.disclosure.remarks,
        ]}
        rows={rows.map(({ year, registered, passed, remarks }, index) => [
          index + 1,
          year,
          registered,
          passed,
          passPercentage(registered, passed),
          remarks,
        ])}
      />
    </section>
  ));
}
