import { DataTable } from '@/components/ui/DataTable';
import { DownloadLink } from '@/components/ui/DownloadLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { titleOf } from './DisclosureUploads';

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
      <DataTable
        id="own-disclosure-caption"
        caption={title}
        captionHidden
        headings={[{ text: labels.number }, { text: labels.information }, { text: labels.details }]}
      >
        {rows.map(({ information, details, file, validUntil, to }, index) => (
          <tr key={information}>
            <td>{index + 1}</td>
            <th scope="row">{information}</th>
            <td className="answers">
              {details ? <p>{details}</p> : null}
              {file ? <DownloadLink title={information} file={file} size={words.page.size} /> : null}
              {validUntil ? (
                <span className="note">{fillIn(labels.validUntil, { date: formatDate(validUntil) })}</span>
              ) : null}
              {to ? (
                <p>
                  <SiteLink href={to} newTab={words.page.newTab}>
                    {fillIn(labels.seePage, { title: titleOf(to, pages) })}
                  </SiteLink>
                </p>
              ) : null}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
