import { useFormik } from 'formik';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { number, object, string } from 'yup';
import type { Staff } from '@/lib/content/kinds/staff';
import type { District, State } from '@/lib/staff/answers';
import { describeFailure, findFieldFailure, isUncertain, type Failure } from '@/lib/staff/failures';
import type { PageWords } from '@/lib/staff/pages';
import { fillIn } from '@/lib/text/text';
import { Field } from './Field';
import { useStaff } from './StaffProvider';
import { FailureMessage } from './states';
import { useSending } from './useSending';

export type DialogSubject = { task: 'add' } | { task: 'edit' | 'delete'; district: District };

interface DistrictDialogProps {
  /** What it is open for; kept while it fades out. */
  subject: DialogSubject;
  open: boolean;
  /** The state of the district; of a new one, the state that is chosen to begin with. */
  state: State;
  states: readonly State[];
  words: PageWords<'locations'>;
  onClose: () => void;
  /** Called after the change, when the dialog has closed: only then do screen readers announce messages outside it. */
  onDone: (message: string) => void;
  /** After a change failed: the server may have made it. The dialog stays open. */
  onFailed: () => void;
}

/**
 * The one dialog of the page, a native one: focus moves in and back, Tab stays in, Escape closes. It adds a district,
 * renames or moves one, or asks by name whether to delete it. The input stays when that fails. Each opening is to have
 * a key of its own, so that it begins with fresh state. Timings: app/styles/staff-forms.css.
 */
export function DistrictDialog(props: DistrictDialogProps) {
  const { subject, open, state, states, words, onClose, onDone, onFailed } = props;
  const { api } = useStaff();
  const dialog = useRef<HTMLDialogElement>(null);
  const outcome = useRef('');
  const titleId = useId();
  const { send, busy, failure } = useSending<DistrictFailure>((error) => describeRefusal(error, words));
  const deletes = subject.task === 'delete';
  const district = subject.task === 'add' ? undefined : subject.district;
  const names = { district: district?.districtName ?? '', state: state.stateName };
  const text = words.dialog;
  const [sent, setSent] = useState<DistrictValues>();
  const rules = useMemo(() => districtSchema(text), [text]);
  const form = useFormik({
    initialValues: { districtName: names.district, stateId: state.stateId },
    validationSchema: deletes ? undefined : rules,
    onSubmit: async ({ districtName, stateId }) => {
      setSent({ districtName, stateId });
      const saved = { districtName: districtName.trim(), stateId };
      const made = await send((signal) => {
        if (!district) return api.addDistrict(saved, signal);
        const { districtId } = district;
        return deletes
          ? api.deleteDistrict(districtId, signal)
          : api.updateDistrict({ ...saved, districtId }, signal);
      });
      if (made === false) onFailed();
      if (!made) return;
      const home = states.find((each) => each.stateId === stateId)?.stateName ?? '';
      outcome.current = deletes
        ? fillIn(words.locations.deleted, names)
        : fillIn(words.locations.saved, { district: saved.districtName, state: home });
      onClose();
    },
  });
  useEffect(() => {
    if (dialog.current) show(dialog.current, open);
  }, [open]);
  const onClosed = (): void => {
    onClose();
    if (outcome.current) onDone(outcome.current);
    outcome.current = '';
  };
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
      onClose={onClosed}
    >
      <form onSubmit={form.handleSubmit} noValidate>
        <h2 id={titleId}>{title}</h2>
        <FailureMessage failure={failure} />
        {deletes ? (
          <p>{fillIn(text.deleteText, names)}</p>
        ) : (
          <DistrictFields form={form} states={states} words={text} sent={sent} failure={failure} />
        )}
        <div className="dialog-buttons">
          {/* Cancel comes first: it changes nothing, and takes the focus where no field precedes it. */}
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={busy || undefined}
            onClick={() => !busy && onClose()}
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
function show(dialog: HTMLDialogElement, open: boolean): void {
  if (dialog.hasAttribute('open') === open) return;
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

interface DistrictFieldsProps {
  form: ReturnType<typeof useFormik<DistrictValues>>;
  states: readonly State[];
  words: Staff['dialog'];
  /** What was sent last: what the server said of a field is over when its value changes. */
  sent?: DistrictValues;
  failure?: DistrictFailure;
}

const FIELD_IDS = { districtName: 'district-name', stateId: 'district-state' };

function DistrictFields({ form, states, words, sent, failure }: DistrictFieldsProps) {
  const refusalOf = (name: keyof DistrictValues) =>
    form.values[name] === sent?.[name] ? failure?.fields?.[name] : undefined;
  const error = form.touched.districtName ? form.errors.districtName : undefined;
  useEffect(() => {
    const [name] = Object.keys(failure?.fields ?? {}) as (keyof DistrictValues)[];
    // A screen reader then says the field, and what is wrong with it.
    if (name) document.getElementById(FIELD_IDS[name])?.focus();
  }, [failure]);
  return (
    <>
      <Field
        id={FIELD_IDS.districtName}
        label={words.name}
        hint={words.nameHint}
        error={error ?? refusalOf('districtName')}
      >
        {(control) => (
          <input
            type="text"
            {...control}
            {...form.getFieldProps('districtName')}
            required
            autoComplete="off"
          />
        )}
      </Field>
      <Field id={FIELD_IDS.stateId} label={words.state} error={refusalOf('stateId')}>
        {(control) => (
          <select
            {...control}
            value={form.values.stateId}
            onChange={({ target }) => void form.setFieldValue('stateId', Number(target.value))}
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
  );
}

/** As the contract has it (server/openapi.yaml, "Name"): characters as a reader counts them, an emoji as one. */
const LONGEST_NAME = 100;

function districtSchema({ nameRequired, nameLength }: Staff['dialog']) {
  return object({
    districtName: string()
      .trim()
      .required(nameRequired)
      .test('length', nameLength, (name) => Array.from(name).length <= LONGEST_NAME),
    stateId: number().required(),
  });
}
