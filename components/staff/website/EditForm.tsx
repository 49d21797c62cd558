import { useEffect, useState } from 'react';
import type { OpenFile } from '@/lib/editing/forms/api/files';
import type { FormKind } from '@/lib/editing/forms/api/kinds';
import type { Saved } from '@/lib/editing/forms/api/saves';
import { formatDateTime } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { FileForm, isNotice } from './FileForm';
import { TranslationLinks } from './Languages';
import { SavedPanel } from './SavedPanel';
import { SendButton } from './editor-calls';
import { useEditor } from './editor-context';
import { keepDraft, nameDraft, nameNewDraft, readDraft } from './drafts';
import { moveFocus, SCREEN } from './move-focus';

interface EditFormProps {
  kind: FormKind;
  /** Undefined for a new file. */
  file?: OpenFile;
  /** The field to focus first. */
  at?: string;
  /** The list that gets a new item, which is focused first. */
  add?: string;
  /** For a new file: the unsaved text to continue, an item of `listDrafts`. */
  draft?: string;
}

/** A form, with unsaved text from an earlier visit if there is any. After a save, shows the result instead. */
export function EditForm({ kind, file, at, add, draft }: EditFormProps) {
  const { website: text } = useEditor().words;
  const [name] = useState(() => {
    const of = file?.path ?? draft;
    return of === undefined ? nameNewDraft(kind.kind) : nameDraft(of);
  });
  const [kept, setKept] = useState(() => readDraft(name));
  const [saved, setSaved] = useState<Saved>();
  useEffect(() => {
    // Use an effect, which runs later: a form stores its unsaved text once more when it unmounts.
    if (saved || !kept) keepDraft(name, undefined);
  }, [saved, kept, name]);
  if (saved) return <SavedPanel saved={saved} />;
  return (
    <>
      {file ? <TranslationLinks languages={file.languages} path={file.path} /> : null}
      {kept ? (
        <div className="notice" role="status">
          <div>
            <p>{fillIn(text.restored, { time: formatDateTime(new Date(kept.at)) })}</p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setKept(undefined);
                moveFocus(SCREEN);
              }}
            >
              {text.forget}
            </button>
          </div>
        </div>
      ) : null}
      <FileForm
        key={kept?.at}
        kind={kind}
        file={file}
        name={name}
        kept={kept}
        at={at}
        add={add}
        onSaved={setSaved}
      />
      {file && !file.translation && (kind.canAdd || isNotice(kind.kind)) ? (
        <DeleteButton file={file} onDeleted={setSaved} />
      ) : null}
    </>
  );
}

interface DeleteProps {
  file: OpenFile;
  onDeleted: (saved: Saved) => void;
}

/** Deletes without asking first: the next screen offers to undo it. */
function DeleteButton({ file: { path, version, kind }, onDeleted }: DeleteProps) {
  const { api, words } = useEditor();
  return (
    <SendButton
      text={isNotice(kind) ? words.website.takeOff : words.website.delete}
      className="row-button"
      send={async (signal) => onDeleted(await api.remove({ path, version }, signal))}
    />
  );
}
