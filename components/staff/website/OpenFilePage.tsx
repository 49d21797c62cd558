import { useCallback, useState, type ReactNode } from 'react';
import type { OpenFile } from '@/lib/editing/forms/api/files';
import type { FormKind } from '@/lib/editing/forms/api/kinds';
import { fillIn } from '@/lib/text/text';
import { EditForm } from './EditForm';
import { TranslationLinks } from './Languages';
import { forgiveMissing } from './editor-api';
import { Loaded } from './editor-calls';
import { titleOf, useEditor } from './editor-context';
import { nameDraft, readDraft } from './drafts';

interface OpenFileProps {
  path: string;
  /** The field to focus first, such as `tuition.1.total`. */
  at?: string;
  /** The list that gets a new item, which is focused first. */
  add?: string;
}

/** The form of a file. */
export function OpenFilePage({ path, ...begin }: OpenFileProps) {
  const { api, kinds, words } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) => ({ file: await api.file({ path }, signal).catch(forgiveMissing) }),
    [api, path],
  );
  return (
    <Loaded load={load}>
      {({ file }) => {
        if (!file) return <Gone path={path} />;
        const kind = kinds.kinds.find((each) => each.kind === file.kind);
        if (!kind) return <Unknown />;
        const title = kind.isMany || file.translation ? file.title : titleOf(words, kind.kind);
        return <Shown kind={kind} file={file} title={title} {...begin} />;
      }}
    </Loaded>
  );
}

/** For a file that somebody has deleted: the form with unsaved text, if there is any. Saving asks for confirmation. */
function Gone({ path }: { path: string }) {
  const { kinds, words } = useEditor();
  const [folder = ''] = path.split(/[./]/);
  const name = folder === 'notice' ? 'notices' : folder;
  const kind = kinds.kinds.find((each) => each.kind === name && each.canAdd);
  const [kept] = useState(() => readDraft(nameDraft(path)));
  const title = titleOf(words, name);
  if (kind && kept) {
    const { values, version = '' } = kept;
    const file = { kind: kind.kind, path, title, version, values, problems: [] };
    return <Shown kind={kind} file={file} title={title} />;
  }
  return (
    <Unknown title={kind ? title : undefined} sentence={words.website.fileGone}>
      <a href={`?history=${encodeURIComponent(path)}`}>{words.website.history}</a>
    </Unknown>
  );
}

/** The form of a new file. @param draft see `EditForm` */
export function NewFilePage({ kind: name, draft }: { kind: string; draft?: string }) {
  const { kinds, words } = useEditor();
  const kind = kinds.kinds.find((each) => each.kind === name && !each.readOnly);
  if (!kind || (kind.isMany && !kind.canAdd)) return <Unknown />;
  const title = kind.isMany ? fillIn(words.website.addItem, { holds: kind.holds }) : titleOf(words, name);
  return <Shown kind={kind} title={title} draft={draft} />;
}

interface ShownProps extends Omit<OpenFileProps, 'path'> {
  kind: FormKind;
  file?: OpenFile;
  title: string;
  draft?: string;
}

function Shown({ kind, file, title, ...begin }: ShownProps) {
  const { words } = useEditor();
  const { website: text } = words;
  return (
    <>
      <p className="crumbs">
        <a href="?">{words.website.title}</a>
        {kind.isMany && !file?.translation ? (
          <>
            {' › '}
            <a href={`?kind=${kind.kind}`}>{titleOf(words, kind.kind)}</a>
          </>
        ) : null}
      </p>
      <h1>{title}</h1>
      {file?.translation ? (
        <p>
          <a href={`?file=${encodeURIComponent(file.translation.english)}`}>{text.englishText}</a>
        </p>
      ) : null}
      {kind.readOnly && file && !file.translation ? (
        <>
          <p className="notice">{kind.readOnly}</p>
          <TranslationLinks languages={file.languages} path={file.path} />
          <pre className="card panel">{file.values['body'] as string}</pre>
        </>
      ) : (
        <EditForm kind={kind} file={file} {...begin} />
      )}
    </>
  );
}

interface UnknownProps {
  title?: string;
  sentence?: string;
  children?: ReactNode;
}

function Unknown({ title, sentence, children }: UnknownProps) {
  const { website: text } = useEditor().words;
  return (
    <>
      <h1>{title ?? text.title}</h1>
      <p className="notice">{sentence ?? text.unknown}</p>
      <div className="tools">
        {children}
        <a href="?">{text.toStart}</a>
      </div>
    </>
  );
}
