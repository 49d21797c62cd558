import { use } from 'react';
import type { Path } from '@/lib/content/parse/values';
import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { fillIn } from '@/lib/text/text';
import { Button } from '../calls';
import { Control } from './Control';
import { useEditor, moveFocus } from './editor-context';
import { RowsContext } from './use-rows';
import { useFormServices, useValue, exampleOf, idOf, samePath, type FoundProblem } from './form-values';

export interface FieldProps {
  field: FormField;
  path: Path;
  /** Called when another value replaces an existing one. */
  onReplaced?: () => void;
}

/** @param label replaces the field's label, for items of a list @param isCell in a table row: shows only the label */
export function SingleField({
  field,
  path,
  label,
  isCell,
  onReplaced,
}: FieldProps & { label: string; isCell?: boolean }) {
  const { form } = useFormServices();
  const { text } = useEditor();
  const value = useValue(path, (own) => own);
  const id = idOf(path);
  const example = exampleOf(field);
  const isShown =
    example && !field.choices.length && !field.item && field.type !== 'boolean' && !isPicked(field);
  const found = useProblemsAt(path);
  const wrong = found.length > 0;
  // Without consent, the site omits the photo or person, as the hint says, so `consent` is not marked as optional.
  const name = path[path.length - 1];
  const marks: Partial<Record<string, string>> = { alt: text.withPicture, consent: '' };
  const mark = marks[String(name)] ?? text.optional;
  const row = use(RowsContext);
  const isOfList = field.refers === 'picture' && !field.optional && typeof path[path.length - 2] === 'number';
  const described = [!isCell && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {field.optional && mark && !isCell ? <span className="optional"> {mark}</span> : null}
      </label>
      {isCell ? null : (
        <p className="note" id={`${id}-hint`}>
          {hintOf(field)}
          {isShown ? ` ${fillIn(text.example, { example })}` : null}
        </p>
      )}
      <Control
        field={field}
        value={value}
        onChange={(own) => {
          form.set(path, own);
          if (value !== undefined && own !== value) onReplaced?.();
        }}
        row={isOfList ? row : undefined}
        id={id}
        invalid={found.some(({ severity }) => severity === 'error')}
        describedBy={described || undefined}
      />
      <Messages path={path} />
    </div>
  );
}

/** True for fields whose control itself shows what a value looks like. */
const isPicked = ({ form, refers }: FormField): boolean =>
  ['date', 'time', 'moment', 'dayOfYear'].includes(form ?? '') ||
  (refers !== undefined && refers !== 'markdown');

/** A field's description without advice for people who edit the files: folders, ids, and values to write. */
export function hintOf({ description, choices }: FormField): string {
  const hint = description
    .replace(/ (?:from|in) content\/[\w./]+?(?=[.,:]?(?: |$))/g, '')
    .replace(/, as month-day/, '')
    .replace(/ \(content\/[^)]*\)|: the id of a contact in school\.yaml/g, '')
    .replace(/ Write “yes” (if .*? in writing);[^.]*\./, ' Choose “Yes” $1.');
  return choices.length ? hint.replace(/ Write [^.]*\./, '') : hint;
}

/** The problems at a path, without those of an empty box that is now filled, or remedies for an older value. */
function useProblemsAt(path: Path): readonly FoundProblem[] {
  const value = useValue(path, (own) => own);
  return useFormServices()
    .problems.filter(
      (each) => samePath(each.path, path) && !(each.checked === undefined && value !== undefined),
    )
    .map((each) => (each.checked === value ? each : { ...each, remedy: undefined }));
}

/** The check's messages about a field, each with its remedy as a button. */
export function Messages({ path }: { path: Path }) {
  const { form } = useFormServices();
  const own = useProblemsAt(path);
  if (!own.length) return null;
  /** Moves the focus too, because the message and its button disappear. */
  const correct = (value: Typed): void => {
    form.set(path, value);
    moveFocus(idOf(path));
  };
  return (
    <div id={`${idOf(path)}-error`}>
      {own.map(({ message, severity, remedy }) => (
        <p key={message} className={severity === 'error' ? 'field-error' : 'field-warning'}>
          {/* At an empty box, only what to write: the list above the form says that it is missing. */}
          {message.replace(/^is (missing|empty)\. /, '')}{' '}
          {remedy ? <Button onClick={() => correct(remedy.value)}>{remedy.label}</Button> : null}
        </p>
      ))}
    </div>
  );
}
