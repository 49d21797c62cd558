import { useCallback } from 'react';
import type { LanguageProgress } from '@/lib/editing/forms/api/calls';
import type { Staff } from '@/lib/content/kinds/staff';
import { fillIn } from '@/lib/text/text';
import { Notice } from '../calls';
import { Loaded, SendButton } from './editor-calls';
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
  /** Given after a save, which might have outdated a translation: offers to confirm that it still fits. */
  onConfirm?: (changes: readonly string[]) => void;
}

export function TranslationLinks({ languages = [], path, onConfirm }: LinksProps) {
  const { kinds, text } = useEditor();
  return languages.flatMap(({ language, files }) =>
    files
      .filter((file) => file.path === `${language}/${path}`)
      .map((file) => {
        const name = kinds.languages[language] ?? language;
        if (onConfirm && file.behind)
          return <Behind key={language} file={file} language={name} onConfirm={onConfirm} />;
        return (
          <p key={language}>
            <a href={`?file=${encodeURIComponent(file.path)}`}>{fillIn(text.textIn, { language: name })}</a>
            {`: ${sayProgress(text, file)}`}
          </p>
        );
      }),
  );
}

interface BehindProps extends Required<Pick<LinksProps, 'onConfirm'>> {
  file: LanguageProgress['files'][number];
  language: string;
}

/** Says what visitors read until a translation is corrected or confirmed; one press confirms it if its facts fit. */
function Behind({ file: { path, behind = 'facts' }, language, onConfirm }: BehindProps) {
  const { api, text } = useEditor();
  const load = useCallback((signal: AbortSignal) => api.file({ path }, signal), [api, path]);
  const open = (
    <a className="button button-quiet" href={`?file=${encodeURIComponent(path)}`}>
      {fillIn(text.openText, { language })}
    </a>
  );
  return (
    <Notice>
      <p>{fillIn(text[`behind_${behind}`], { language })}</p>
      {behind === 'facts' ? (
        open
      ) : (
        <Loaded load={load}>
          {({ kind, version, values, translation }) => {
            const older = translation?.texts.filter(({ state }) => state === 'older') ?? [];
            const fits = Object.fromEntries(older.map(({ key }) => [key, true]));
            return (
              <>
                <p>{text.englishChanged}</p>
                <ul className="changes" lang="en">
                  {older.flatMap(({ english, changed = [english] }) =>
                    changed.map((each) => <li key={each}>{each}</li>),
                  )}
                </ul>
                <div className="tools">
                  {open}
                  <SendButton
                    text={fillIn(text.textFits, { language })}
                    send={async (signal) => {
                      const draft = { kind, path, version, values: { ...values, fits } };
                      const { changes } = await api.save(draft, signal);
                      onConfirm(changes.map((change) => `${language}: ${change}`));
                    }}
                  />
                </div>
              </>
            );
          }}
        </Loaded>
      )}
    </Notice>
  );
}
