import { createContext, useState, useSyncExternalStore, type ClipboardEvent } from 'react';
import type { Path } from '@/lib/content/parse/values';
import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { createStore, useFormServices, useValue, idOf, type ControlProps } from './form-values';
import { moveFocus, useEditor } from './editor-context';
import { isEmpty, pasteRows } from './paste';

interface Row {
  row: Typed;
  id: number;
}

type Undoable =
  | { change: 'pasted'; before: readonly Row[]; lost: readonly string[] }
  | { change: 'removed'; at: number; gone?: Row };

/** The ids of `count` rows, with new ones for rows that were added at the end. */
function fit(ids: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...ids) + 1;
  const added = Array.from({ length: Math.max(0, count - ids.length) }, (_, index) => next + index);
  return [...ids.slice(0, count), ...added];
}

export function useRows({ item, optional }: FormField, path: Path) {
  const { form } = useFormServices();
  const { words } = useEditor();
  const count = useValue(path, (value) => (Array.isArray(value) ? value.length : 0));
  // React's keys of the items. They are in a store, so that a late upload still finds its item.
  const [order] = useState(() => createStore<readonly number[]>([]));
  const ids = fit(useSyncExternalStore(order.subscribe, order.get, order.get), count);
  const [undoable, setUndoable] = useState<Undoable>();
  const rows = (): Typed[] => [...((form.get(path) ?? []) as Typed[])];
  const change = <Result>(edit: (list: Row[]) => Result): Result => {
    const now = rows();
    const known = fit(order.get(), now.length);
    const list = now.map((row, at) => ({ row, id: known[at] ?? at }));
    const result = edit(list);
    setUndoable(undefined);
    order.set(list.map(({ id }) => id));
    form.set(path, list.length || !optional ? list.map(({ row }) => row) : undefined);
    return result;
  };
  return {
    ids,
    undoable: undoable?.change,
    /** The pasted columns for which there are no boxes. */
    lost: undoable?.change === 'pasted' ? undoable.lost : [],
    move: (from: number, to: number) => change((list) => list.splice(to, 0, ...list.splice(from, 1))),
    remove: (at: number): void => {
      const [gone] = change((list) => list.splice(at, 1));
      setUndoable({ change: 'removed', at, gone });
      moveFocus(idOf(path));
    },
    has: (id: number): boolean => fit(order.get(), rows().length).includes(id),
    /** @param after the id of a row; if this row is gone, the new one comes first @returns the new row's id */
    insert: (after: number, row: Typed): number =>
      change((list) => {
        const id = Math.max(-1, ...list.map((each) => each.id)) + 1;
        list.splice(list.findIndex((each) => each.id === after) + 1, 0, { row, id });
        return id;
      }),
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
      const pasted = pasteRows(text, rows(), item?.fields, [Number(row), name], words.choices);
      if (!pasted) return;
      const { filled, lost } = pasted;
      event.preventDefault();
      const before = change((list) => {
        const own = list.map((each) => each.id);
        const added = fit(own, filled.length).slice(own.length);
        own.splice(isEmpty(list[Number(row)]?.row) ? Number(row) + 1 : own.length, 0, ...added);
        return list.splice(0, list.length, ...filled.map((each, at) => ({ row: each, id: own[at] ?? at })));
      });
      setUndoable({ change: 'pasted', before, lost });
    },
    undo: (): void => {
      // Restore only the deleted row: the user may have typed in other rows since.
      if (undoable?.change === 'removed') {
        const { at, gone } = undoable;
        change((list) => list.splice(at, 0, ...(gone ? [gone] : [])));
      } else if (undoable) {
        change((list) => list.splice(0, list.length, ...undoable.before));
      }
      moveFocus(idOf(path));
    },
  };
}

/** The rows of the list around a field, and the id of the field's own row. */
export const RowsContext = createContext<ControlProps['row']>(undefined);
