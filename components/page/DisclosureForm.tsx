import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import type { ReactNode } from 'react';
import { DataTable, Breakable } from '@/components/ui/DataTable';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { SiteLink, DownloadLink } from '@/components/ui/links';
import { keepTogether } from '@/lib/text/keep-together';
import { formatDate } from '@/lib/text/dates';

/** `B3` → `3`, `D4a` → `4a`: the serial number within the part, as the form counts. */
export function serialNumber(row: string): string {
  return row.slice(1);
}

interface DisclosurePartProps {
  disclosure: Disclosure;
  part: 'A' | 'B' | 'C' | 'D' | 'E';
  words: Content['words']['disclosure'];
  /** Of the columns after the number: what the form asks, and what the school answers. */
  headings: readonly string[];
  /** The rows, with a cell for each heading. */
  children: ReactNode;
}

/** One part of the form as its heading and the form's own columns. */
export function DisclosurePart({ part, disclosure, words, headings, children }: DisclosurePartProps) {
  const id = `part-${part}`;
  return (
    <section>
      <div className="table-heading">
        <h2 id={id}>{fillIn(words.part, { part, title: disclosure[part].title })}</h2>
        <p className="note">{disclosure.edition}</p>
      </div>
      <DataTable id={id} stack headings={[words.number, ...headings]}>
        {children}
      </DataTable>
      {part === 'B' ? <p className="note">{disclosure.B.note}</p> : null}
    </section>
  );
}

interface PartProps<Part> extends Pick<Content, 'words' | 'pages'> {
  disclosure: Disclosure;
  part: Part;
}

/** Parts A and E of Appendix IX: what is asked, and the details. */
export function DisclosureStatements({ part, disclosure, words }: PartProps<'A' | 'E'>) {
  const { rows } = disclosure[part];
  const labels = words.disclosure;
  return (
    <DisclosurePart
      part={part}
      disclosure={disclosure}
      words={labels}
      headings={[labels.information, labels.details]}
    >
      {rows.map(({ row, information, details, address, notApplicable }) => (
        <tr key={row}>
          <td>{serialNumber(row)}</td>
          <th scope="row">{information}</th>
          <td>
            {notApplicable
              ? fillIn(labels.notApplicable, { reason: notApplicable })
              : keepTogether(details ?? '')}
            {address ? (
              <SiteLink href={address} newTab={words.page.newTab}>
                {fillIn(labels.video, { host: new URL(address).host })}
              </SiteLink>
            ) : null}
          </td>
        </tr>
      ))}
    </DisclosurePart>
  );
}

/** Parts B and C of Appendix IX: what is asked, and the files or the page that answer it. */
export function DisclosureUploads({ part, disclosure, words, pages }: PartProps<'B' | 'C'>) {
  const { rows } = disclosure[part];
  const labels = words.disclosure;
  return (
    <DisclosurePart
      part={part}
      disclosure={disclosure}
      words={labels}
      headings={[labels.document, labels.upload]}
    >
      {rows.map(({ row, document, files, to, notApplicable }) => (
        <tr key={row}>
          <td>{serialNumber(row)}</td>
          <th scope="row">
            <Breakable text={document} />
          </th>
          <td className="answers">
            {files || to || notApplicable ? null : <span className="muted">{labels.notUploaded}</span>}
            {notApplicable ? fillIn(labels.notApplicable, { reason: notApplicable }) : null}
            {files?.map(({ title: name, file, validUntil }) => (
              <p key={file}>
                <DownloadLink title={name} file={file} size={words.page.size} />
                <ValidUntil day={validUntil} words={labels} />
              </p>
            ))}
            <SeePage to={to} words={words} pages={pages} />
          </td>
        </tr>
      ))}
    </DisclosurePart>
  );
}

function ValidUntil({ day, words }: { day: string | undefined; words: Content['words']['disclosure'] }) {
  if (day === undefined) return null;
  return <span className="note">{fillIn(words.validUntil, { date: formatDate(day) })}</span>;
}

/** The page that answers, by its title. */
function SeePage({ to, words, pages }: Pick<Content, 'words' | 'pages'> & { to: string | undefined }) {
  if (to === undefined) return null;
  const [route] = to.split('#');
  const title = pages.find((page) => page.route === route)?.title ?? to;
  return (
    <SiteLink href={to} newTab={words.page.newTab}>
      {fillIn(words.disclosure.seePage, { title })}
    </SiteLink>
  );
}

interface OwnDisclosureProps extends Pick<Content, 'words' | 'pages'> {
  list: NonNullable<Content['ownDisclosure']>;
}

/** What a State or another board than CBSE wants published, as one list. */
export function OwnDisclosure({ list: { title, rows }, words, pages }: OwnDisclosureProps) {
  const labels = words.disclosure;
  return (
    <section>
      <h2 id="own-disclosure" className="table-heading">
        {title}
      </h2>
      <DataTable id="own-disclosure" headings={[labels.number, labels.information, labels.details]}>
        {rows.map(({ information, details, file, validUntil, to }, index) => (
          <tr key={information}>
            <td>{index + 1}</td>
            <th scope="row">{information}</th>
            <td className="answers">
              {details ? <p>{details}</p> : null}
              {file ? <DownloadLink title={information} file={file} size={words.page.size} /> : null}
              <ValidUntil day={validUntil} words={labels} />
              <SeePage to={to} words={words} pages={pages} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
