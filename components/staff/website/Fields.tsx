import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import type { DeskField, Path, Typed } from '@/lib/editing/desk/api';
import { fillIn } from '@/lib/text/text';
import { useDesk } from './desk-context';
import { focusLater, useFormServices, useOpen, useValue } from './form-context';
import { idOf, nameOf, pasteRows, problemsBelow, sortFields } from './form-values';
import { hintOf, Messages, SingleField, type FieldProps } from './SingleField';

type Fields = Readonly<Record<string, DeskField>>;

/** Required and filled fields first, the rest under "More". */
export function FieldGroup({ fields, path }: { fields: Fields; path: Path }) {
  const { form, problems } = useFormServices();
  const { words } = useDesk();
  // The order of the beginning stays while somebody types.
  const [{ first, more }] = useState(() =>
    sortFields(fields, (name) => form.get([...path, name]) !== undefined),
  );
  const row = (name: string) => {
    const field = fields[name];
    return field ? <AnyField key={name} field={field} path={[...path, name]} /> : null;
  };
  const isOpen = useOpen(more.some((name) => problemsBelow(problems, [...path, name]).length > 0));
  return (
    <>
      {first.map(row)}
      {more.length ? (
        <details className="further" open={isOpen}>
          <summary>
            {words.website.more}{' '}
            <span className="note-inline">{more.map((name) => fields[name]?.label).join(', ')}</span>
          </summary>
          {more.map(row)}
        </details>
      ) : null}
    </>
  );
}

function AnyField({ field, path }: FieldProps) {
  if (field.type === 'object') return <Group field={field} path={path} />;
  if (field.type === 'array' && !field.item?.choices.length) return <List field={field} path={path} />;
  return <SingleField field={field} path={path} label={field.label} />;
}

interface FoldProps {
  path: Path;
  summary: string;
  isOpen: boolean;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A part of the form that opens, so that a long form begins as an overview. It is open where something is wrong. */
function Fold({ path, summary, isOpen, onPaste, children }: FoldProps) {
  const { problems } = useFormServices();
  const stays = useOpen(problemsBelow(problems, path).length > 0, isOpen);
  return (
    <details className="part" id={idOf(path)} tabIndex={-1} open={stays} onPaste={onPaste}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

function Group({ field, path }: FieldProps) {
  const { form } = useFormServices();
  const { words } = useDesk();
  const isThere = useValue(path, (value) => value !== undefined);
  const { label, fields = {} } = field;
  if (!isThere && field.optional) {
    return (
      <div className="field" id={idOf(path)}>
        <p className="note">{hintOf(field.is)}</p>
        <button type="button" className="button button-quiet" onClick={() => form.set(path, {})}>
          {fillIn(words.website.add, { label })}
        </button>
        <Messages path={path} />
      </div>
    );
  }
  return (
    <Fold
      path={path}
      summary={label}
      isOpen={field.optional && Object.keys(form.get(path) ?? {}).length === 0}
    >
      <p className="note">{hintOf(field.is)}</p>
      <Messages path={path} />
      <FieldGroup fields={fields} path={path} />
      {field.optional ? (
        <button type="button" className="row-button" onClick={() => form.set(path, undefined)}>
          {fillIn(words.website.takeOut, { label })}
        </button>
      ) : null}
    </Fold>
  );
}

/** Longer lists begin closed. */
const MOST_OPEN = 3;
/** At most this many short fields stand side by side, as the row of a table. */
const MOST_COLUMNS = 4;

const isShort = ({ type, isLine, max = 0, refers }: DeskField): boolean =>
  type === 'number' || (type === 'string' && !refers && (isLine || !max) && max <= 100);

function List({ field, path }: FieldProps) {
  const { form } = useFormServices();
  const { words } = useDesk();
  const count = useValue(path, (value) => (Array.isArray(value) ? value.length : 0));
  // Each item keeps its place on the page when another one moves.
  const ids = useRef<number[]>([]);
  const [, draw] = useState(0);
  const [before, setBefore] = useState<Typed>();
  while (ids.current.length < count) ids.current.push(Math.max(-1, ...ids.current) + 1);
  const { label, item } = field;
  if (!item) return null;
  const { website: text } = words;
  const columns = Object.keys(item.fields ?? {});
  const isTable =
    columns.length > 0 && columns.length <= MOST_COLUMNS && Object.values(item.fields ?? {}).every(isShort);
  const rows = (): Typed[] => [...((form.get(path) ?? []) as Typed[])];
  const change = (edit: (list: unknown[]) => void): void => {
    const changed = rows();
    edit(changed);
    edit(ids.current);
    // The number of items may be the same.
    draw((times) => times + 1);
    setBefore(undefined);
    form.set(path, changed.length || !field.optional ? changed : undefined);
  };
  const move = (from: number, to: number) => change((list) => list.splice(to, 0, ...list.splice(from, 1)));
  const remove = (at: number) => change((list) => list.splice(at, 1));
  const add = (): void => {
    ids.current.push(Math.max(-1, ...ids.current) + 1);
    setBefore(undefined);
    form.set(path, [...rows(), item.type === 'object' ? {} : '']);
    focusLater(idOf([...path, count]), true);
  };
  const paste = (event: ClipboardEvent<HTMLElement>): void => {
    const cell = event.target instanceof HTMLElement ? event.target.id : '';
    const at = /(\d+)-(\w+)$/.exec(cell);
    const filled =
      at &&
      pasteRows(event.clipboardData.getData('text'), {
        rows: rows(),
        columns,
        at: [Number(at[1]), at[2] ?? ''],
      });
    if (!filled) return;
    event.preventDefault();
    setBefore(form.get(path) ?? []);
    form.set(path, filled);
  };
  return (
    <Fold
      path={path}
      summary={`${label} (${count})`}
      isOpen={count <= MOST_OPEN}
      onPaste={isTable ? paste : undefined}
    >
      <p className="note">
        {hintOf(field.is)}
        {isTable ? ` ${text.paste}` : null}
      </p>
      <Messages path={path} />
      {before ? (
        <p role="status" className="notice">
          {text.pasted}
          <button
            type="button"
            className="row-button"
            onClick={() => {
              form.set(path, before);
              setBefore(undefined);
            }}
          >
            {text.unpaste}
          </button>
        </p>
      ) : null}
      <ol className="items">
        {ids.current.slice(0, count).map((id, index) => {
          const at = [...path, index];
          const tools = (
            <ItemTools
              path={at}
              index={index}
              count={count}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          );
          if (item.type !== 'object') {
            return (
              <li key={id}>
                <SingleField field={item} path={at} label={`${label} ${index + 1}`} />
                {tools}
              </li>
            );
          }
          if (isTable) {
            return (
              <li key={id} id={idOf(at)} tabIndex={-1}>
                <div className="cells">
                  {columns.map((name) => {
                    const cell = item.fields?.[name];
                    return cell ? (
                      <SingleField key={name} field={cell} path={[...at, name]} label={cell.label} isCell />
                    ) : null;
                  })}
                </div>
                <Messages path={at} />
                {tools}
              </li>
            );
          }
          return (
            <li key={id}>
              <Item field={item} path={at} index={index}>
                {tools}
              </Item>
            </li>
          );
        })}
      </ol>
      <button type="button" className="button button-quiet" onClick={add}>
        {fillIn(text.addTo, { label })}
      </button>
    </Fold>
  );
}

interface ItemProps extends FieldProps {
  index: number;
  children: ReactNode;
}

/** An item with many fields, which opens. */
function Item({ field, path, index, children }: ItemProps) {
  const { problems } = useFormServices();
  const { website: text } = useDesk().words;
  const isWrong = problemsBelow(problems, path).length > 0;
  return (
    <details id={idOf(path)} tabIndex={-1} open={useOpen(isWrong)}>
      <summary>
        <ItemName path={path} index={index} />
        {isWrong ? <strong> {text.toCorrect}</strong> : null}
      </summary>
      <Messages path={path} />
      <FieldGroup fields={field.fields ?? {}} path={path} />
      {children}
    </details>
  );
}

function ItemName({ path, index }: { path: Path; index: number }) {
  return <>{useValue(path, (value) => nameOf(value, index))}</>;
}

interface ToolsProps {
  path: Path;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function ItemTools({ path, index, count, onMove, onRemove }: ToolsProps) {
  const { website: text } = useDesk().words;
  const name = useValue(path, (value) => nameOf(value, index));
  const tool = (word: string, act: () => void, off = false) => (
    <button
      type="button"
      className="row-button"
      aria-label={`${word}: ${name}`}
      aria-disabled={off || undefined}
      onClick={() => !off && act()}
    >
      {word}
    </button>
  );
  return (
    <p className="tools">
      {tool(text.up, () => onMove(index - 1), index === 0)}
      {tool(text.down, () => onMove(index + 1), index === count - 1)}
      {tool(text.remove, onRemove)}
    </p>
  );
}
