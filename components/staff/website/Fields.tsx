import { useState } from 'react';
import type { Path } from '@/lib/content/parse/values';
import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { fillIn } from '@/lib/text/text';
import { Button } from '../calls';
import { useEditor, moveFocus } from './editor-context';
import {
  useFormServices,
  type Form,
  useValue,
  idOf,
  problemsBelow,
  sortFields,
  itemName,
  daysOf,
  typedText,
  valueAt,
} from './form-values';
import { Fold } from './Fold';
import { hintOf, Messages, SingleField, type FieldProps } from './SingleField';
import { Thumbnail } from './OwnFiles';
import { RowsContext, useRows } from './use-rows';

type Fields = Readonly<Record<string, FormField>>;

/** @param leading the field to which the user is adding an item, which comes first */
export function FieldGroup({ fields, path, leading }: { fields: Fields; path: Path; leading?: string }) {
  const { form } = useFormServices();
  const { text } = useEditor();
  // Keep the initial order while the user types, although empty fields come later.
  const [{ first, more }] = useState(() =>
    sortFields(fields, (name) => form.get([...path, name]) !== undefined, leading),
  );
  // A new picture needs a new description and, unless the consent is about a person, a new consent.
  const ofPicture = fields['consent']?.choices.includes('nobody') ? ['alt', 'consent'] : ['alt'];
  const forget = (): void => ofPicture.forEach((name) => form.set([...path, name], undefined));
  const hasPicture = useValue(path, (value) =>
    ['picture', ...ofPicture].some((name) => valueAt(value, [name]) !== undefined),
  );
  // Do not ask about a picture until there is one.
  const isAsked = (name: string) => hasPicture || !fields['picture']?.optional || !ofPicture.includes(name);
  const row = (name: string) => {
    const field = fields[name];
    const onReplaced = name === 'picture' ? forget : undefined;
    return field ? (
      <AnyField key={name} field={field} path={[...path, name]} onReplaced={onReplaced} />
    ) : null;
  };
  return (
    <>
      {first.filter(isAsked).map(row)}
      {more.length ? (
        <Fold
          className="further"
          paths={more.map((name) => [...path, name])}
          summary={
            <>
              {text.more}{' '}
              <span className="note-inline">{more.map((name) => fields[name]?.label).join(', ')}</span>
            </>
          }
        >
          {more.map(row)}
        </Fold>
      ) : null}
    </>
  );
}

function AnyField({ field, path, onReplaced }: FieldProps) {
  if (field.type === 'object') return <Group field={field} path={path} />;
  if (field.type === 'array' && !field.item?.choices.length) return <List field={field} path={path} />;
  return <SingleField field={field} path={path} label={field.label} onReplaced={onReplaced} />;
}

function Group({ field, path }: FieldProps) {
  const { form } = useFormServices();
  const { text } = useEditor();
  const isThere = useValue(path, (value) => value !== undefined);
  const { label, fields = {} } = field;
  const put = (value: Typed | undefined): void => {
    form.set(path, value);
    moveFocus(idOf(path), true);
  };
  if (!isThere && field.optional) {
    return (
      <div className="field" id={idOf(path)}>
        <p className="note">{hintOf(field)}</p>
        <Button onClick={() => put({})}>{fillIn(text.add, { label })}</Button>
        <Messages path={path} />
      </div>
    );
  }
  return (
    <Fold
      className="part"
      id={idOf(path)}
      paths={[path]}
      summary={label}
      isOpen={field.optional && Object.keys(form.get(path) ?? {}).length === 0}
    >
      <p className="note">{hintOf(field)}</p>
      <Messages path={path} />
      <FieldGroup fields={fields} path={path} />
      {field.optional ? (
        <Button className="row-button" onClick={() => put(undefined)}>
          {fillIn(text.takeOut, { label })}
        </Button>
      ) : null}
    </Fold>
  );
}

/** The most items with which a list begins open. A required list is always open, if its items have fields. */
const mostOpen = ({ optional, item }: FormField): number => {
  if (item?.type !== 'object') return 4;
  return optional ? (window.innerWidth < 768 ? 4 : 12) : Infinity;
};
/** A list with more items than this has a second button to add one, above them. */
const LONG = 8;
/** At most this many short fields are side by side, like cells in a table row. */
const MOST_COLUMNS = 4;

const isShort = ({ type, isLine, max = 0, refers }: FormField): boolean =>
  type === 'number' || (type === 'string' && !refers && (isLine || !max) && max <= 100);

function isRow({ fields = {} }: FormField): boolean {
  const columns = Object.values(fields);
  return columns.length > 0 && columns.length <= MOST_COLUMNS && columns.every(isShort);
}

function List({ field, path }: FieldProps) {
  const { text } = useEditor();
  const { form } = useFormServices();
  const rows = useRows(field, path);
  const { ids, undoable, lost, add, paste, undo } = rows;
  // The same list in an earlier entry, such as the hours of another part of the year, can be copied.
  const model = ids.length ? undefined : findModel(form, path);
  const { label, item } = field;
  if (!item) return null;
  const takesRows = isRow(item) || item.fields?.['date'] !== undefined;
  const addButton = <Button onClick={add}>{fillIn(text.addTo, { label })}</Button>;
  return (
    <Fold
      className="part"
      id={idOf(path)}
      paths={[path]}
      summary={`${label} (${ids.length})`}
      isOpen={ids.length <= mostOpen(field)}
      onPaste={takesRows ? paste : undefined}
    >
      <p className="note">
        {hintOf(field)}
        {takesRows ? ` ${text.paste}` : null}
      </p>
      <Messages path={path} />
      {undoable ? (
        <p role="status" className="notice">
          {text[undoable]} {lost.length ? fillIn(text.lost, { columns: lost.join(', ') }) : null}{' '}
          <Button className="row-button" onClick={undo}>
            {text.undo}
          </Button>
        </p>
      ) : null}
      {/* A calendar has forty days: nobody should have to scroll past them to add one. */}
      {ids.length > LONG ? <p className="tools">{addButton}</p> : null}
      <ol className="items">
        {ids.map((id, index) => (
          <Item
            key={id}
            id={id}
            field={item}
            path={[...path, index]}
            index={index}
            label={label}
            rows={rows}
          />
        ))}
      </ol>
      <p className="tools">
        {addButton}
        {model ? (
          <Button
            onClick={() => {
              form.set(path, model.list);
              moveFocus(idOf([...path, 0]));
            }}
          >
            {fillIn(text.copyFrom, { name: model.name })}
          </Button>
        ) : null}
      </p>
    </Fold>
  );
}

/** The list that the nearest earlier entry has at this place, and the name of that entry. */
function findModel(form: Form, path: Path) {
  const list = path.slice(0, -2);
  for (let index = Number(path[path.length - 2]) - 1; index >= 0; index -= 1) {
    const own = form.get([...list, index, ...path.slice(-1)]);
    if (Array.isArray(own) && own.length)
      return { list: own as readonly Typed[], name: itemName(form.get([...list, index]), index) };
  }
  return undefined;
}

interface ItemProps extends FieldProps {
  id: number;
  index: number;
  label: string;
  rows: ReturnType<typeof useRows>;
}

/** Renders an item with its buttons: one value, a table row, or a collapsible group of fields. */
function Item({ field, path, id, index, label, rows }: ItemProps) {
  const { problems } = useFormServices();
  const { text } = useEditor();
  const name = useValue(path, (value) => itemName(value, index));
  const picture = useValue([...path, 'picture'], typedText);
  const days = useValue(path, daysOf);
  const button = (word: string, act: () => void, isOff = false) => (
    <Button className="row-button" aria-label={`${word}: ${name}`} isOff={isOff} onClick={act}>
      {word}
    </Button>
  );
  const tools = (
    <p className="tools">
      {button(text.up, () => rows.move(index, index - 1), index === 0)}
      {button(text.down, () => rows.move(index, index + 1), index === rows.ids.length - 1)}
      {button(text.remove, () => rows.remove(index))}
    </p>
  );
  if (field.type !== 'object') {
    return (
      <li>
        <SingleField field={field} path={path} label={`${label} ${index + 1}`} />
        {tools}
      </li>
    );
  }
  if (isRow(field)) {
    return (
      <li id={idOf(path)} tabIndex={-1} className="cell-row">
        <div className="cells">
          {Object.entries(field.fields ?? {}).map(([own, cell]) => (
            <SingleField key={own} field={cell} path={[...path, own]} label={cell.label} isCell />
          ))}
        </div>
        <Messages path={path} />
        {tools}
      </li>
    );
  }
  const isWrong = problemsBelow(problems, path).length > 0;
  return (
    <li>
      <Fold
        id={idOf(path)}
        paths={[path]}
        summary={
          <>
            {picture ? <Thumbnail key={picture} name={picture} /> : null}
            {name}
            {days && days !== name ? <span className="note-inline"> {days}</span> : null}
            {isWrong ? <strong> {text.toCorrect}</strong> : null}
          </>
        }
      >
        <Messages path={path} />
        <RowsContext value={{ ...rows, id }}>
          <FieldGroup fields={field.fields ?? {}} path={path} />
        </RowsContext>
        {tools}
      </Fold>
    </li>
  );
}
