import type { LanguageProgress } from '@/lib/editing/forms/api/calls';
import type { Staff } from '@/lib/content/kinds/staff';
import { fillIn } from '@/lib/text/text';
import { useEditor } from './editor-context';

type Counts = Pick<LanguageProgress['files'][number], 'missing' | 'older'>;

/** The remaining work in one or more files: `3 texts to translate, 2 older than the English text` */
function sayProgress(text: Staff['website'], ...files: readonly Counts[]): string {
  const sum = (name: keyof Counts): number => files.reduce((count, each) => count + each[name], 0);
  const [missing, older] = [sum('missing'), sum('older')];
  const parts = [
    missing && fillIn(missing === 1 ? text.oneMissing : text.missing, { count: missing }),
    older && fillIn(text.older, { count: older }),
  ].filter(Boolean);
  return parts.join(', ') || text.complete;
}

const MOST_OPEN = 8;

export function Languages({ languages }: { languages: readonly LanguageProgress[] }) {
  const { kinds, text } = useEditor();
  return languages.map(({ language, files }) =>
    files.length ? (
      <section key={language} aria-labelledby={`language-${language}`}>
        <h2 id={`language-${language}`}>{kinds.languages[language]}</h2>
        <details open={files.length <= MOST_OPEN}>
          <summary>{sayProgress(text, ...files)}</summary>
          <ul className="item-list">
            {files.map((file) => (
              <li key={file.path}>
                <a href={`?file=${encodeURIComponent(file.path)}`}>{file.title}</a>
                <span className="note">{sayProgress(text, file)}</span>
              </li>
            ))}
          </ul>
        </details>
      </section>
    ) : (
      <p key={language} className="proof-holds">
        {kinds.languages[language]}: {text.complete}
      </p>
    ),
  );
}

interface LinksProps {
  languages?: readonly LanguageProgress[];
  path: string;
}

export function TranslationLinks({ languages = [], path }: LinksProps) {
  const { kinds, text } = useEditor();
  return languages.flatMap(({ language, files }) =>
    files
      .filter((file) => file.path === `${language}/${path}`)
      .map((file) => (
        <p key={language}>
          <a href={`?file=${encodeURIComponent(file.path)}`}>
            {fillIn(text.textIn, { language: kinds.languages[language] ?? language })}
          </a>
          {`: ${sayProgress(text, file)}`}
        </p>
      )),
  );
}
