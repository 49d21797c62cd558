import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Saved } from '@/lib/editing/forms/api/calls';
import { fillIn } from '@/lib/text/text';
import { Button, Notice } from '../calls';
import { TranslationLinks } from './Languages';
import { openFile } from './editor-api';
import { Heading, Loaded, SendButton } from './editor-calls';
import { describeFile, isNotice, titleOf, useEditor, moveFocus, SCREEN } from './editor-context';
import { nameDraft, readDraft, dropDraft, keepDraft, nameNewDraft, type KeptDraft } from './drafts';
import { formatDateTime } from '@/lib/text/dates';
import { FileForm, type FormProps } from './FileForm';
import { SavedPanel } from './SavedPanel';
import { UnsavedDrafts } from './UnsavedDrafts';

export function OpenFilePage({ path, ...begin }: { path: string } & Pick<FormProps, 'at' | 'add'>) {
  const services = useEditor();
  const { api, kinds, words } = services;
  const load = useCallback((signal: AbortSignal) => openFile(api, path, signal), [api, path]);
  return (
    <Loaded load={load} title={describeFile(services, path).title}>
      {({ file, damage }) => {
        if (damage)
          return (
            <Unknown title={describeFile(services, path).title} sentence={damage.errorMessage}>
              <HistoryLink path={path} />
            </Unknown>
          );
        if (!file) return <Gone path={path} />;
        const kind = kinds.kinds.find((each) => each.kind === file.kind);
        if (!kind) return <Unknown />;
        const title = kind.isMany || file.translation ? file.title : titleOf(words, kind.kind);
        return <Shown kind={kind} file={file} title={title} {...begin} />;
      }}
    </Loaded>
  );
}

/** For a deleted file: its form, if the browser has unsaved text for it. Saving asks for confirmation. */
function Gone({ path }: { path: string }) {
  const services = useEditor();
  const { kind, title } = describeFile(services, path);
  const [kept] = useState(() => readDraft(nameDraft(path)));
  if (kind?.canAdd && kept) {
    const { values, version = '' } = kept;
    const file = { kind: kind.kind, path, title, version, values, problems: [] };
    return <Shown kind={kind} file={file} title={title} />;
  }
  return (
    <Unknown title={kind?.canAdd ? title : undefined} sentence={services.text.fileGone}>
      <HistoryLink path={path} />
    </Unknown>
  );
}

function HistoryLink({ path }: { path: string }) {
  const { text } = useEditor();
  return <a href={`?history=${encodeURIComponent(path)}`}>{text.history}</a>;
}

export function NewFilePage({ kind: name, draft }: { kind: string; draft?: string }) {
  const { kinds, words, text } = useEditor();
  const kind = kinds.kinds.find((each) => each.kind === name && !each.readOnly);
  if (!kind || (kind.isMany && !kind.canAdd)) return <Unknown />;
  const title = kind.isMany ? fillIn(text.addItem, { holds: kind.holds }) : titleOf(words, name);
  return <Shown kind={kind} title={title} draft={draft} />;
}

interface EditFormProps extends FormProps {
  /** For a new file: the draft to continue, as `of` in an item of `listDrafts`. */
  draft?: string;
}

function Shown({ title, ...form }: EditFormProps & { title: string }) {
  const { kind, file } = form;
  const { words, text } = useEditor();
  return (
    <>
      <p className="crumbs">
        <a href="?">{text.title}</a>
        {kind.isMany && !file?.translation ? (
          <>
            {' › '}
            <a href={`?kind=${kind.kind}`}>{titleOf(words, kind.kind)}</a>
          </>
        ) : null}
      </p>
      <Heading>{title}</Heading>
      {file?.translation ? (
        <p>
          <a href={`?file=${encodeURIComponent(file.translation.english)}`}>{text.englishText}</a>
        </p>
      ) : null}
      {kind.readOnly && file && !file.translation ? (
        <>
          <p className="notice">
            {kind.readOnly} {fillIn(text.fileIs, { path: file.path })}
          </p>
          <TranslationLinks languages={file.languages} path={file.path} />
          <pre className="card panel">{file.values['body'] as string}</pre>
        </>
      ) : (
        <EditForm {...form} />
      )}
    </>
  );
}

function Unknown({ title, sentence, children }: { title?: string; sentence?: string; children?: ReactNode }) {
  const { text } = useEditor();
  return (
    <>
      <Heading>{title ?? text.title}</Heading>
      <p className="notice">{sentence ?? text.unknown}</p>
      <div className="tools">
        {children}
        <a href="?">{text.toStart}</a>
      </div>
    </>
  );
}

/** A form, with any unsaved text from an earlier visit. After a save, shows the result instead. */
function EditForm({ draft, ...form }: EditFormProps) {
  const { api, text } = useEditor();
  const { kind, file } = form;
  const [name] = useState(() => {
    const of = file?.path ?? draft;
    return of === undefined ? nameNewDraft(kind.kind) : nameDraft(of);
  });
  const [kept, setKept] = useState(() => readDraft(name));
  const [dropped, setDropped] = useState<KeptDraft>();
  const [saved, setSaved] = useState<Saved>();
  /** True after a deletion, which can be undone: the draft is then kept. */
  const isRemoved = useRef(false);
  useEffect(() => {
    // Delete the draft in an effect, after the form has unmounted, because the unmounting form stores it once more.
    if (saved ? !isRemoved.current : dropped && !kept) dropDraft(name, kept ?? dropped);
  }, [saved, kept, dropped, name]);
  if (saved) return <SavedPanel saved={saved} />;
  const offer = kept
    ? { text: fillIn(text.restored, { time: formatDateTime(new Date(kept.at)) }), button: text.forget }
    : dropped && { text: text.dropped, button: text.bringBack };
  return (
    <>
      {file ? (
        <TranslationLinks languages={file.languages} path={file.path} />
      ) : (
        <UnsavedDrafts kind={kind.kind} open={name} />
      )}
      {offer ? (
        <Notice role="status">
          <p>{offer.text}</p>
          <Button
            onClick={() => {
              setDropped(kept && readDraft(name));
              if (dropped) keepDraft(name, dropped);
              setKept(dropped);
              moveFocus(SCREEN);
            }}
          >
            {offer.button}
          </Button>
        </Notice>
      ) : null}
      <FileForm key={kept?.at} {...form} name={name} kept={kept} onSaved={setSaved} />
      {file && !file.translation && (kind.canAdd || isNotice(kind.kind)) ? (
        // Deletes without asking first: the next screen offers to undo it.
        <SendButton
          text={isNotice(kind.kind) ? text.takeOff : text.delete}
          className="row-button"
          send={async (signal) => {
            const gone = await api.remove({ path: file.path, version: file.version }, signal);
            isRemoved.current = true;
            setSaved(gone);
          }}
        />
      ) : null}
    </>
  );
}
