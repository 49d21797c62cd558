import { useFormik } from 'formik';
import { useMemo } from 'react';
import type { District, State } from '@/lib/api/read-answers';
import { fillIn } from '@/lib/text/text';
import { FailureMessage } from '../FailureMessage';
import { Field } from '../form/Field';
import { useStaff } from '../StaffProvider';
import { DialogButtons } from './DialogButtons';
import { districtSchema } from './district-schema';
import type { LocationWords } from './location-words';
import { useChange } from './useChange';

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
