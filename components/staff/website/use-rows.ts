import { createContext, useRef, useState, type ClipboardEvent } from 'react';
import type { Path } from '@/lib/content/parse/values';
import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { useFormServices, useValue, idOf, pasteRows, type ControlProps } from './form-values';
import { moveFocus } from './editor-context';

interface Before {
  rows: Typed;
  ids: number[];
  change: 'pasted' | 'removed';
}

export function useRows({ item, optional }: FormField, path: Path) {
  const { form } = useFormServices();
  const count = useValue(path, (value) => (Array.isArray(value) ? value.length : 0));
  // Keys for React, so that each item keeps its elements when items move.
  const ids = useRef<number[]>([]);
  const [, draw] = useState(0);
  /** The list before the user pasted rows or deleted one, until the next change. */
  const [before, setBefore] = useState<Before>();
  const nextId = () => Math.max(-1, ...ids.current) + 1;
  while (ids.current.length < count) ids.current.push(nextId());
  const rows = (): Typed[] => [...((form.get(path) ?? []) as Typed[])];
  const change = (edit: (list: unknown[]) => void): void => {
    const changed = rows();
    edit(changed);
    edit(ids.current);
    // Render again, even if the number of items has not changed.
    draw((times) => times + 1);
    setBefore(undefined);
    form.set(path, changed.length || !optional ? changed : undefined);
  };
  return {
    ids: ids.current.slice(0, count),
    undoable: before?.change,
    move: (from: number, to: number) => change((list) => list.splice(to, 0, ...list.splice(from, 1))),
    remove: (at: number): void => {
      const was: Before = { rows: rows(), ids: [...ids.current], change: 'removed' };
      change((list) => list.splice(at, 1));
      setBefore(was);
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
      setBefore(undefined);
      form.set(path, [...rows(), item?.type === 'object' ? {} : '']);
      moveFocus(idOf([...path, count]), true);
    },
    /** Fills in cells copied from a spreadsheet, beginning with the box into which they are pasted. */
    paste: (event: ClipboardEvent<HTMLElement>): void => {
      const [, row, name = ''] = /(\d+)-(\w+)$/.exec((event.target as HTMLElement).id) ?? [];
      if (row === undefined) return;
      const text = event.clipboardData.getData('text');
      const filled = pasteRows(text, rows(), item?.fields, [Number(row), name]);
      if (!filled) return;
      event.preventDefault();
      setBefore({ rows: rows(), ids: [...ids.current], change: 'pasted' });
      form.set(path, filled);
    },
    undo: (): void => {
      ids.current = before?.ids ?? [];
      form.set(path, before?.rows);
      setBefore(undefined);
      moveFocus(idOf(path));
    },
  };
}

/** The rows of the list around a field, and the id of the field's own row. */
export const RowsContext = createContext<ControlProps['row']>(undefined);
