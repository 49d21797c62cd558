import { DownloadLink } from '@/components/ui/DownloadLink';
import type { Content } from '@/lib/content/content';

/** Rules, required documents and the sample form (specification, sections 2 and 9). */
export function AdmissionRules({ admission, words }: Pick<Content, 'admission' | 'words'>) {
  return (
    <div className="parts">
      <TextList id="rules" title={words.admission.rules} items={admission.rules} />
      <TextList id="required-documents" title={words.admission.documents} items={admission.documents} />
      {admission.form ? (
        <section>
          <h2 id="form">{words.admission.form}</h2>
          <p>
            <DownloadLink {...admission.form} size={words.page.size} />
          </p>
        </section>
      ) : null}
    </div>
  );
}

function TextList({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  if (!items.length) return null;
  return (
    <section className="prose">
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
