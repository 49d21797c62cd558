import { useState } from 'react';
import { formatDateTime } from '@/lib/text/dates';
import { shorten } from '@/lib/text/text';
import { listDrafts, nameDraft } from './drafts';
import { titleOf, titleOfFile, useEditor } from './editor-context';

interface UnsavedProps {
  /** Lists only new files of this kind; by default, all unsaved text. */
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
        {drafts.map(({ of, at, values }) => {
          const [start = '', kind] = of.split(/[./:]/);
          const isNew = start === 'new' && kind !== undefined;
          // The days of a new item do not tell it from another one.
          const first = Object.values(values).find((each) => typeof each === 'string' && !/^\d/.test(each));
          return (
            <li key={of}>
              <a href={`?${new URLSearchParams(isNew ? { new: kind, draft: of } : { file: of })}`}>
                {isNew ? titleOf(words, kind) : titleOfFile(services, of)}
              </a>
              {isNew && first ? <span>{shorten(first as string)}</span> : null}
              <span className="note">{formatDateTime(new Date(at))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
