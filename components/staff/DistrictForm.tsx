import { number, object, string } from 'yup';
import type { Staff } from '@/lib/content/schemas/staff';
import { type SyntheticEvent, useMemo } from 'react';
import type { District, State } from '@/lib/staff/answers';
import { fillIn } from '@/lib/text/fill-in';
import { FailureMessage } from './states';
import { useStaff } from './StaffProvider';
import type { LocationWords } from './LocationsPage';
import { useChange } from './useAnswer';
import { useFormik } from 'formik';
import { Field } from './Field';

interface DialogButtonsProps {
  action: string;
  cancel: string;
  busy: boolean;
  danger?: boolean;
  onCancel: () => void;
}

/** Cancel comes first: it changes nothing, and takes the focus where no field precedes it. */
function DialogButtons({ action, cancel, busy, danger = false, onCancel }: DialogButtonsProps) {
  return (
    <div className="dialog-buttons">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={busy || undefined}
        onClick={() => !busy && onCancel()}
      >
        {cancel}
      </button>
      <button
        type="submit"
        className={danger ? 'button button-danger' : 'button'}
        aria-disabled={busy || undefined}
      >
        {action}
      </button>
    </div>
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

interface DeleteFormProps {
  district: District;
  state: State;
  titleId: string;
  words: LocationWords;
  onBusy: (busy: boolean) => void;
  onDeleted: () => void;
  onFailed: () => void;
  onCancel: () => void;
}

/** Asks, by name, whether the district is to be deleted. */
export function DeleteForm({
  district,
  state,
  titleId,
  words,
  onBusy,
  onDeleted,
  onFailed,
  onCancel,
}: DeleteFormProps) {
  const { api } = useStaff();
  const { send, busy, failure } = useChange(words, onFailed);
  const names = { district: district.districtName, state: state.stateName };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    onBusy(true);
    const done = await send((signal) => api.deleteDistrict(district.districtId, signal));
    onBusy(false);
    if (done) onDeleted();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h2 id={titleId}>{fillIn(words.dialog.deleteTitle, names)}</h2>
      <FailureMessage failure={failure} />
      <p>{fillIn(words.dialog.deleteText, names)}</p>
      <DialogButtons
        action={busy ? words.dialog.deleting : words.dialog.delete}
        cancel={words.dialog.cancel}
        busy={busy}
        danger
        onCancel={onCancel}
      />
    </form>
  );
}

interface DistrictFormProps {
  /** Undefined to add one. */
  district?: District;
  /** The state that is chosen to begin with. */
  stateId: number;
  states: readonly State[];
  titleId: string;
  words: LocationWords;
  onBusy: (busy: boolean) => void;
  onSaved: (saved: { districtName: string; stateId: number }) => void;
  onFailed: () => void;
  onCancel: () => void;
}

/** Adds a district, or renames or moves one. The input stays when it fails. */
export function DistrictForm({
  district,
  stateId,
  states,
  titleId,
  words,
  onBusy,
  onSaved,
  onFailed,
  onCancel,
}: DistrictFormProps) {
  const { api } = useStaff();
  const { send, busy, failure } = useChange(words, onFailed);
  const validationSchema = useMemo(() => districtSchema(words.dialog), [words]);
  const form = useFormik({
    initialValues: { districtName: district?.districtName ?? '', stateId },
    validationSchema,
    onSubmit: async (values) => {
      if (busy) return;
      const saved = { districtName: values.districtName.trim(), stateId: values.stateId };
      onBusy(true);
      const done = await send((signal) =>
        district
          ? api.updateDistrict({ ...saved, districtId: district.districtId }, signal)
          : api.addDistrict(saved, signal),
      );
      onBusy(false);
      if (done) onSaved(saved);
    },
  });
  const { touched, errors } = form;
  const title = district
    ? fillIn(words.dialog.editTitle, { district: district.districtName })
    : words.dialog.addTitle;
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <h2 id={titleId}>{title}</h2>
      <FailureMessage failure={failure} />
      <Field
        id="district-name"
        label={words.dialog.name}
        hint={words.dialog.nameHint}
        error={touched.districtName ? errors.districtName : undefined}
      >
        {(control) => (
          <input {...control} {...form.getFieldProps('districtName')} required autoComplete="off" />
        )}
      </Field>
      <Field id="district-state" label={words.dialog.state}>
        {(control) => (
          <select
            {...control}
            value={form.values.stateId}
            onChange={({ target }) => void form.setFieldValue('stateId', Number(target.value))}
          >
            {states.map((state) => (
              <option key={state.stateId} value={state.stateId}>
                {state.stateName}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DialogButtons
        action={busy ? words.dialog.saving : words.dialog.save}
        cancel={words.dialog.cancel}
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  );
}
