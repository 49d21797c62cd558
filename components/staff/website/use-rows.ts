import { createContext, useRef, useState, type ClipboardEvent } from 'react';
import type { Path } from '@/lib/content/parse/values';
import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { useFormServices, useValue, idOf, type ControlProps } from './form-values';
import { moveFocus, useEditor } from './editor-context';
import { pasteRows } from './paste';

type Undoable =
  { change: 'pasted'; before: Typed } | { change: 'removed'; at: number; row?: Typed; id?: number };

export function useRows({ item, optional }: FormField, path: Path) {
  const { form } = useFormServices();
  const { words } = useEditor();
  const count = useValue(path, (value) => (Array.isArray(value) ? value.length : 0));
  // Keys for React, so that each item keeps its elements when items move.
  const ids = useRef<number[]>([]);
  const [, draw] = useState(0);
  const [undoable, setUndoable] = useState<Undoable>();
  const nextId = () => Math.max(-1, ...ids.current) + 1;
  while (ids.current.length < count) ids.current.push(nextId());
  const rows = (): Typed[] => [...((form.get(path) ?? []) as Typed[])];
  const change = (edit: (list: unknown[]) => void): void => {
    const changed = rows();
    edit(changed);
    edit(ids.current);
    // Render again, even if the number of items has not changed.
    draw((times) => times + 1);
    setUndoable(undefined);
    form.set(path, changed.length || !optional ? changed : undefined);
  };
  return {
    ids: ids.current.slice(0, count),
    undoable: undoable?.change,
    move: (from: number, to: number) => change((list) => list.splice(to, 0, ...list.splice(from, 1))),
    remove: (at: number): void => {
      const removed = { change: 'removed', at, row: rows()[at], id: ids.current[at] } as const;
      change((list) => list.splice(at, 1));
      setUndoable(removed);
      moveFocus(idOf(path));
    },
    has: (id: number): boolean => ids.current.includes(id),
    /** @param after the id of a row; if it is gone, the new row is the first @returns the new row's id */
    insert: (after: number, added: Typed): number => {
      const id = nextId();
      const at = ids.current.indexOf(after) + 1;
      change((list) => list.splice(at, 0, list === ids.current ? id : added));
      return id;
    },
    add: (): void => {
      setUndoable(undefined);
      form.set(path, [...rows(), item?.type === 'object' ? {} : '']);
      moveFocus(idOf([...path, count]), true);
    },
    /** Fills in cells copied from a spreadsheet, beginning with the box into which they are pasted. */
    paste: (event: ClipboardEvent<HTMLElement>): void => {
      const { id } = event.target as HTMLElement;
      const [, row = '', name = ''] = /(\d+)-(\w+)$/.exec(id) ?? [];
      if (id !== idOf([...path, row, name])) return;
      const text = event.clipboardData.getData('text');
      const filled = pasteRows(text, rows(), item?.fields, [Number(row), name], words.choices);
      if (!filled) return;
      event.preventDefault();
      setUndoable({ change: 'pasted', before: rows() });
      form.set(path, filled);
    },
    undo: (): void => {
      // Only brings the deleted row back: the user may have typed in others since.
      if (undoable?.change === 'removed') {
        const { at, row, id } = undoable;
        change((list) => list.splice(at, 0, list === ids.current ? id : row));
      } else if (undoable) {
        form.set(path, undoable.before);
        setUndoable(undefined);
      }
      moveFocus(idOf(path));
    },
  };
}

/** The rows of the list around a field, and the id of the field's own row. */
export const RowsContext = createContext<ControlProps['row']>(undefined);
