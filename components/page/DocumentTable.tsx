import { DataTable } from '@/components/ui/DataTable';
import { DownloadLink } from '@/components/ui/DownloadLink';
import type { Content } from '@/lib/content/content';

/** The downloads of specification, section 2, "Documents page". */
export function DocumentTable({ documents, words }: Pick<Content, 'documents' | 'words'>) {
  return (
    <section>
      <h2 id="downloads" className="mb-5">
        {words.documents.title}
      </h2>
      <DataTable
        id="downloads-caption"
        caption={words.documents.title}
        captionHidden
        stack
        headings={[
          { text: words.documents.number },
          { text: words.documents.document },
          { text: words.documents.download },
        ]}
      >
        {documents.documents.map(({ title, file }, index) => (
          <tr key={file}>
            <td>{index + 1}</td>
            <th scope="row">{title}</th>
            <td>
              <DownloadLink title={title} file={file} size={words.page.size} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
