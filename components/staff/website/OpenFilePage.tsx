import { useCallback } from 'react';
import type { DeskKind, OpenFile } from '@/lib/editing/desk/api';
import { fillIn } from '@/lib/text/text';
import { EditForm } from './EditForm';
import { ReadOnlyFile } from './ReadOnlyFile';
import { Loaded } from './desk-calls';
import { titleOf, useDesk } from './desk-context';

interface OpenFileProps {
  path: string;
  /** The field to begin with: `tuition.1.total`. */
  at?: string;
  /** The list that gets a new item to begin with. */
  add?: string;
}

/** The form of a file. */
export function OpenFilePage({ path, ...begin }: OpenFileProps) {
  const { desk, kinds, words } = useDesk();
  const load = useCallback((signal: AbortSignal) => desk.file(path, signal), [desk, path]);
  return (
    <Loaded load={load}>
      {(file) => {
        const kind = kinds.kinds.find((each) => each.kind === file.kind);
        if (!kind) return <Unknown />;
        const title = kind.isMany ? file.title : titleOf(words, kind.kind);
        return <Shown kind={kind} file={file} title={title} {...begin} />;
      }}
    </Loaded>
  );
}

/** The form of a new file. */
export function NewFilePage({ kind: name }: { kind: string }) {
  const { kinds, words } = useDesk();
  const kind = kinds.kinds.find((each) => each.kind === name && !each.readOnly);
  if (!kind || (kind.isMany && !kind.canAdd)) return <Unknown />;
  const title = kind.isMany ? fillIn(words.website.addItem, { holds: kind.holds }) : titleOf(words, name);
  return <Shown kind={kind} title={title} />;
}

interface ShownProps extends Omit<OpenFileProps, 'path'> {
  kind: DeskKind;
  file?: OpenFile;
  title: string;
}

function Shown({ kind, file, title, at, add }: ShownProps) {
  const { words } = useDesk();
  return (
    <>
      <p className="crumbs">
        <a href="?">{words.website.title}</a>
        {kind.isMany ? (
          <>
            {' › '}
            <a href={`?kind=${kind.kind}`}>{titleOf(words, kind.kind)}</a>
          </>
        ) : null}
      </p>
      <h1>{title}</h1>
      {kind.readOnly && file ? (
        <ReadOnlyFile kind={kind} file={file} why={kind.readOnly} />
      ) : (
        <EditForm kind={kind} file={file} at={at} add={add} />
      )}
    </>
  );
}

function Unknown() {
  const { website: text } = useDesk().words;
  return (
    <>
      <h1>{text.title}</h1>
      <p className="notice">{text.unknown}</p>
      <a href="?">{text.toStart}</a>
    </>
  );
}
