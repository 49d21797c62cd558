import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/DataTable';
import { DownloadLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { PassOn } from '@/components/ui/PassOn';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { words } from '@/lib/content/words/in-use';
import { fillIn } from '@/lib/text/text';
import { keepTogether } from '@/lib/text/keep-together';
import { formatDate } from '@/lib/text/dates';

export function DocumentTable({ documents, disclosure }: Pick<Content, 'documents' | 'disclosure'>) {
  const certificates = disclosure?.B.rows.flatMap(({ files }) => files ?? []) ?? [];
  /** The day on which a certificate in the Board's form expires; undefined for other documents. */
  const endOf = (name: string): string | undefined =>
    certificates
      .flatMap(({ file, validUntil }) =>
        file === name ? (validUntil ? keepTogether(formatDate(validUntil)) : words.documents.endless) : [],
      )
      .at(-1);
  return (
    <section>
      <h2 id="downloads">{words.documents.title}</h2>
      <DataTable
        id="downloads"
        stack
        numbered
        headings={[words.documents.number, words.documents.document, words.documents.valid]}
        rows={documents.documents.map(({ title, file }, index) => [
          index + 1,
          <DownloadLink key={file} title={title} file={file} />,
          endOf(file),
        ])}
      />
    </section>
  );
}

export function AdmissionRules(content: Pick<Content, 'admission' | 'pages' | 'school'>) {
  const { admission, pages, school } = content;
  const papers = fillIn(words.share.papers, { papers: admission.documents.join('; ') });
  const page = findPageShowing(pages, 'admissionRules');
  return (
    <div className="parts">
      {admission.form ? (
        <section className="prose no-print">
          <h2 id="form">{words.admission.form}</h2>
          <p>
            <DownloadLink {...admission.form} className="button" />
          </p>
        </section>
      ) : null}
      <TextList id="required-documents" title={words.admission.documents} items={admission.documents}>
        {page ? (
          <PassOn facts={[{ text: papers }]} to={`${page}#required-documents`} school={school} />
        ) : null}
      </TextList>
      <TextList id="rules" title={words.admission.rules} items={admission.rules} />
    </div>
  );
}

interface TextListProps {
  id: string;
  title: string;
  items: readonly string[];
  children?: ReactNode;
}

function TextList({ id, title, items, children }: TextListProps) {
  if (!items.length) return null;
  return (
    <section className="prose">
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
