import { useEffect, useId, useRef, useState } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import type { District, State } from '@/lib/staff/answers';
import { describeFailure, findFieldFailure, isUncertain, type Failure } from '@/lib/staff/failures';
import type { PageWords } from '@/lib/staff/pages';
import { fillIn } from '@/lib/text/text';
import { Field } from './Field';
import { useStaff } from './StaffProvider';
import { FailureMessage } from './states';
import { useSending } from './calls';

export type DialogSubject = { task: 'add' } | { task: 'edit' | 'delete'; district: District };

interface DistrictDialogProps {
  subject: DialogSubject;
  /** The state of the district; of a new one, the state that is chosen to begin with. */
  state: State;
  states: readonly State[];
  words: PageWords<'locations'>;
  /** Called after the change, when the dialog has closed: only then do screen readers announce messages outside it. */
  onDone: (message: string) => void;
  /** After a change failed: the server may have made it. The dialog stays open. */
  onFailed: () => void;
}

/**
 * The one dialog of the page, a native one: focus moves in and back, Tab stays in, Escape closes. It adds a district,
 * renames or moves one, or asks by name whether to delete it. The input stays when that fails. It opens when it is drawn
 * first: each opening is to have a key of its own. Timings: app/styles/staff-forms.css.
 */
export function DistrictDialog({ subject, state, states, words, onDone, onFailed }: DistrictDialogProps) {
  const { api } = useStaff();
  const dialog = useRef<HTMLDialogElement>(null);
  const outcome = useRef('');
  const titleId = useId();
  const { send, busy, failure } = useSending<DistrictFailure>((error) => describeRefusal(error, words));
  const deletes = subject.task === 'delete';
  const district = subject.task === 'add' ? undefined : subject.district;
  const names = { district: district?.districtName ?? '', state: state.stateName };
  const text = words.dialog;
  const [values, setValues] = useState({ districtName: names.district, stateId: state.stateId });
  const [touched, setTouched] = useState(false);
  const [sent, setSent] = useState<DistrictValues>();
  const mistake = explainName(values.districtName, text);
  const save = async (): Promise<void> => {
    setTouched(true);
    if (mistake && !deletes) return;
    setSent(values);
    const saved = { ...values, districtName: values.districtName.trim() };
    const made = await send((signal) => {
      if (!district) return api.addDistrict(saved, signal);
      const { districtId } = district;
      return deletes
        ? api.deleteDistrict(districtId, signal)
        : api.updateDistrict({ ...saved, districtId }, signal);
    });
    if (made === false) onFailed();
    if (!made) return;
    const home = states.find(({ stateId }) => stateId === saved.stateId)?.stateName ?? '';
    outcome.current = deletes
      ? fillIn(words.locations.deleted, names)
      : fillIn(words.locations.saved, { district: saved.districtName, state: home });
    show(dialog.current, false);
  };
  useEffect(() => show(dialog.current, true), []);
  // What the server said of a field is over when its value changes.
  const refusalOf = (name: keyof DistrictValues) =>
    values[name] === sent?.[name] ? failure?.fields?.[name] : undefined;
  useEffect(() => {
    const [name] = Object.keys(failure?.fields ?? {}) as (keyof DistrictValues)[];
    // A screen reader then says the field, and what is wrong with it.
    if (name) document.getElementById(FIELD_IDS[name])?.focus();
  }, [failure]);
  const { title, action } = {
    add: { title: text.addTitle, action: busy ? text.saving : text.save },
    edit: { title: fillIn(text.editTitle, names), action: busy ? text.saving : text.save },
    delete: { title: fillIn(text.deleteTitle, names), action: busy ? text.deleting : text.delete },
  }[subject.task];

  return (
    <dialog
      ref={dialog}
      className="staff-dialog"
      role={deletes ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      // While a request is pending, Escape does not close it.
      onCancel={(event) => busy && event.preventDefault()}
      onClose={() => outcome.current && onDone(outcome.current)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <h2 id={titleId}>{title}</h2>
        <FailureMessage failure={failure} />
        {deletes ? (
          <p>{fillIn(text.deleteText, names)}</p>
        ) : (
          <>
            <Field
              id={FIELD_IDS.districtName}
              label={text.name}
              hint={text.nameHint}
              error={(touched && mistake) || refusalOf('districtName')}
            >
              {(control) => (
                <input
                  type="text"
                  {...control}
                  value={values.districtName}
                  onChange={({ target }) => setValues({ ...values, districtName: target.value })}
                  onBlur={() => setTouched(true)}
                  required
                  autoComplete="off"
                />
              )}
            </Field>
            <Field id={FIELD_IDS.stateId} label={text.state} error={refusalOf('stateId')}>
              {(control) => (
                <select
                  {...control}
                  value={values.stateId}
                  onChange={({ target }) => setValues({ ...values, stateId: Number(target.value) })}
                >
                  {states.map(({ stateId, stateName }) => (
                    <option key={stateId} value={stateId}>
                      {stateName}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </>
        )}
        <div className="dialog-buttons">
          {/* Cancel comes first: it changes nothing, and takes the focus where no field precedes it. */}
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={busy || undefined}
            onClick={() => !busy && show(dialog.current, false)}
          >
            {text.cancel}
          </button>
          <button
            type="submit"
            className={deletes ? 'button button-danger' : 'button'}
            aria-disabled={busy || undefined}
          >
            {action}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** Browsers without dialogs (Firefox before 98, Safari before 15.4) show it as a part of the page. */
function show(dialog: HTMLDialogElement | null, open: boolean): void {
  if (!dialog || dialog.hasAttribute('open') === open) return;
  if ('showModal' in dialog) return open ? dialog.showModal() : dialog.close();
  (dialog as HTMLElement).toggleAttribute('open', open);
  if (!open) (dialog as HTMLElement).dispatchEvent(new Event('close'));
}

type DistrictValues = Pick<District, 'districtName' | 'stateId'>;

/** Of a refusal that is about a field, what is said there. */
type DistrictFailure = Partial<Failure> & { fields?: Partial<Record<keyof DistrictValues, string>> };

/**
 * What the server says of a field stands at that field, below the message of the catalogue where that says something
 * (specification, section 8).
 */
function describeRefusal(error: unknown, words: PageWords<'locations'>): DistrictFailure {
  const described = describeFailure(error, words);
  if (isUncertain(error)) return { ...described, detail: words.failures.uncertain };
  const labels = {
    districtName: words.dialog.name,
    stateId: words.dialog.state,
    districtId: words.locations.district,
  };
  const found = findFieldFailure(error, labels, 'districtName');
  if (!found) return described;
  const { field, message } = found;
  const fields = field === 'districtId' ? undefined : { [field]: message };
  // For a status that the catalogue does not name, the message is the server's own.
  const general = described.detail === words.catalogue.other ? undefined : described.message;
  return { message: general, detail: fields ? undefined : message, fields };
}

const FIELD_IDS = { districtName: 'district-name', stateId: 'district-state' };

/** As the contract has it (server/openapi.yaml, "Name"): characters as a reader counts them, an emoji as one. */
const LONGEST_NAME = 100;

function explainName(typed: string, { nameRequired, nameLength }: Staff['dialog']): string | undefined {
  const name = typed.trim();
  if (!name) return nameRequired;
  return Array.from(name).length > LONGEST_NAME ? nameLength : undefined;
}
