import {
  createContext,
  use,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type ReactNode,
} from 'react';
import type { DeskField, DeskProblem, Path, Typed } from '@/lib/editing/desk/api';
import { fillIn } from '@/lib/text/text';
import { Control } from './Control';
import { useDesk } from './desk-context';
import {
  exampleOf,
  idOf,
  nameOf,
  pasteRows,
  problemsBelow,
  remedyOf,
  samePath,
  sortFields,
  type Form,
} from './form-values';

export interface FormServices {
  form: Form;
  /** Those to show now. */
  problems: readonly DeskProblem[];
}

export const FormContext = createContext<FormServices | null>(null);

function useFormServices(): FormServices {
  const services = use(FormContext);
  if (!services) throw new Error('a field needs a form around it');
  return services;
}

/** @param pick what the component shows of the value: it draws again when that changes */
function useValue<T extends Typed | number | undefined>(
  path: Path,
  pick: (value: Typed | undefined) => T,
): T {
  const { form } = useFormServices();
  const read = () => pick(form.get(path));
  return useSyncExternalStore(form.subscribe, read, read);
}

interface FieldProps {
  field: DeskField;
  path: Path;
}

type Fields = Readonly<Record<string, DeskField>>;

/** Whether a part is open: from the beginning, or once something in it is wrong. It stays open when that is corrected. */
function useOpen(isWrong: boolean, begins = false): true | undefined {
  const [isOpen, setIsOpen] = useState(begins);
  if (isWrong && !isOpen) setIsOpen(true);
  return isOpen || isWrong || undefined;
}

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
  return <Single field={field} path={path} label={field.label} />;
}

/** @param label of its own, for the items of a list  @param isCell in the row of a table: the label alone explains it */
function Single({ field, path, label, isCell }: FieldProps & { label: string; isCell?: boolean }) {
  const { form } = useFormServices();
  const { words } = useDesk();
  const value = useValue(path, (own) => own);
  const id = idOf(path);
  const example = exampleOf(field);
  const isShown =
    example && !field.choices.length && !field.item && field.type !== 'boolean' && !isPicked(field);
  const wrong = useProblemsAt(path).length > 0;
  const described = [!isCell && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {field.optional && !isCell ? <span className="optional"> {words.website.optional}</span> : null}
      </label>
      {isCell ? null : (
        <p className="note" id={`${id}-hint`}>
          {hintOf(field.is)}
          {isShown ? ` ${fillIn(words.website.example, { example })}` : null}
        </p>
      )}
      <Control
        field={field}
        value={value}
        onChange={(own) => form.set(path, own)}
        id={id}
        invalid={wrong}
        describedBy={described || undefined}
      />
      <Messages path={path} />
    </div>
  );
}

/** Fields whose control itself shows how a value looks. */
const isPicked = ({ form, refers }: DeskField): boolean =>
  ['date', 'time', 'moment', 'dayOfYear'].includes(form ?? '') ||
  (refers !== undefined && refers !== 'markdown');

/** Folders matter only to those who write files. */
const hintOf = (is: string): string => is.replace(/ (?:from|in) content\/[\w./]+?(?=[.,:]?(?: |$))/g, '');

function useProblemsAt(path: Path): readonly DeskProblem[] {
  return useFormServices().problems.filter((each) => !each.inBody && samePath(each.path, path));
}

/** The check's sentences at a field, each with its remedy as a button. */
export function Messages({ path, body }: { path: Path; body?: (text: string) => void }) {
  const { form, problems } = useFormServices();
  const own = problems.filter(({ inBody, path: at }) => (body ? inBody : !inBody && samePath(at, path)));
  if (!own.length) return null;
  return (
    <div id={`${body ? 'body' : idOf(path)}-error`}>
      {own.map((problem) => {
        const { message, severity } = problem;
        const remedy = remedyOf(problem);
        return (
          <p key={message} className={severity === 'error' ? 'field-error' : 'field-warning'}>
            {message}{' '}
            {remedy ? (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => (body ? body(remedy.value as string) : form.set(path, remedy.value))}
              >
                {remedy.label}
              </button>
            ) : null}
          </p>
        );
      })}
    </div>
  );
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
                <Single field={item} path={at} label={`${label} ${index + 1}`} />
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
                      <Single key={name} field={cell} path={[...at, name]} label={cell.label} isCell />
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

/** Moves the focus to a field, and opens what hides it. @param opens also the element itself */
export function focusLater(id: string, opens = false): void {
  setTimeout(() => {
    const target = document.getElementById(id);
    for (let at = opens ? target : target?.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    const inside = target?.matches('input, select, textarea, button, [tabindex]')
      ? target
      : target?.querySelector<HTMLElement>('input, select, textarea, button');
    const control = opens
      ? (target?.querySelector<HTMLElement>('input, select, textarea') ?? inside)
      : inside;
    control?.focus();
  });
}
