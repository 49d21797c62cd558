import { Breakable } from '@/components/ui/Breakable';
import { DownloadLink } from '@/components/ui/DownloadLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { fillIn } from '@/lib/text/text';
import { formatDate } from '@/lib/text/dates';
import { serialNumber } from './DisclosureHeading';
import { DisclosureTable } from './DisclosureTable';

interface DisclosureUploadsProps extends Pick<Content, 'words' | 'pages'> {
  disclosure: Disclosure;
  part: 'B' | 'C';
}

/** Parts B and C of Appendix IX: what is asked, and the files or the page that answer it. */
export function DisclosureUploads({ part, disclosure, words, pages }: DisclosureUploadsProps) {
  const { rows } = disclosure[part];
  const labels = words.disclosure;
  return (
    <section>
      <DisclosureTable
        part={part}
        disclosure={disclosure}
        words={labels}
        asked={labels.document}
        answer={labels.upload}
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
                  {validUntil ? (
                    <span className="note">
                      {fillIn(labels.validUntil, { date: formatDate(validUntil) })}
                    </span>
                  ) : null}
                </p>
              ))}
              {to ? (
                <SiteLink href={to} newTab={words.page.newTab}>
                  {fillIn(labels.seePage, { title: titleOf(to, pages) })}
                </SiteLink>
              ) : null}
            </td>
          </tr>
        ))}
      </DisclosureTable>
      {part === 'B' ? <p className="note">{disclosure.B.note}</p> : null}
    </section>
  );
}

export function titleOf(to: string, pages: Content['pages']): string {
  const [route] = to.split('#');
  return pages.find((page) => page.route === route)?.title ?? to;
}
