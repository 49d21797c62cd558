import { useState } from 'react';
import { formatDateTime } from '@/lib/text/dates';
import { shorten } from '@/lib/text/text';
import { Button } from '../calls';
import { dropDraft, keepDraft, listDrafts, nameDraft, readDraft } from './drafts';
import { describeFile, titleOf, useEditor } from './editor-context';

type Draft = ReturnType<typeof listDrafts>[number];

interface UnsavedProps {
  /** If given, lists only new files of this kind; otherwise all unsaved text. */
  kind?: string;
  open?: string;
}

/** Links to the unsaved text that this browser kept when a page was closed or a session ended. */
export function UnsavedDrafts({ kind: only, open }: UnsavedProps) {
  const services = useEditor();
  const { words, text } = services;
  const [drafts] = useState(() =>
    listDrafts().filter(({ of }) => of.startsWith(only ? `new:${only}:` : '') && nameDraft(of) !== open),
  );
  if (!drafts.length) return null;
  return (
    <section className="card panel" aria-labelledby="unsaved-title">
      <h2 id="unsaved-title">{text.unsaved}</h2>
      <ul className="item-list">
        {drafts.map((draft) => {
          const { of, at, values } = draft;
          const [, kind] = /^new:(\w+):/.exec(of) ?? [];
          // Among many items of a kind, the first text names one. Skip dates, which do not.
          const first = Object.values(values).find((each) => typeof each === 'string' && !/^\d/.test(each));
          const title = kind ? titleOf(words, kind) : describeFile(services, of).title;
          return (
            <li key={of}>
              <a href={`?${new URLSearchParams(kind ? { new: kind, draft: of } : { file: of })}`}>{title}</a>
              {first && (kind || of.includes('/')) ? <span>{shorten(first as string)}</span> : null}
              <span className="note">{formatDateTime(new Date(at))}</span>
              <DeleteButton draft={draft} title={title} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Deletes without asking first: until the page is left, the same button brings the text back. */
function DeleteButton({ draft, title }: { draft: Draft; title: string }) {
  const { text } = useEditor();
  const [name] = useState(() => nameDraft(draft.of));
  const [isGone, setIsGone] = useState(false);
  const word = isGone ? text.bringBack : text.delete;
  const press = (): void => {
    // Another tab might have written the draft again since.
    if (readDraft(name)) dropDraft(name, draft);
    else keepDraft(name, draft);
    setIsGone(!readDraft(name));
  };
  return (
    <Button className="row-button" aria-label={`${word}: ${title}`} onClick={press}>
      {word}
    </Button>
  );
}
