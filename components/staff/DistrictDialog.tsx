import { useEffect, useState } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import type { District, State } from '@/lib/staff/staff-api';
import { ApiError, describeFailure, type Failure } from '@/lib/staff/client';
import { fillIn } from '@/lib/text/text';
import { Field } from './Field';
import { StaffDialog } from './StaffDialog';
import { useStaff } from './StaffProvider';
import { FailureMessage, useSending } from './calls';

export type DialogSubject = { task: 'add' } | { task: 'edit' | 'delete'; district: District };

interface DistrictDialogProps {
  subject: DialogSubject;
  /** The state of the district, or the preselected one for a new district. */
  state: State;
  states: readonly State[];
  words: Staff;
  /** Called after the dialog has closed. */
  onDone: (message: string, saved: DistrictValues) => void;
  /** The list, which is reloaded even after a failed change, because the server might have made that change. */
  list: { isLoaded: boolean; refresh: () => void };
}

/** In characters as people count them: an emoji is one (server/openapi.yaml, "Name"). */
const LONGEST_NAME = 100;
const FIELD_IDS = { districtName: 'district-name', stateId: 'district-state' };

export function DistrictDialog({ subject, state, states, words, onDone, list }: DistrictDialogProps) {
  const { api } = useStaff();
  const { send, busy, failure } = useSending<DistrictFailure>((error) => describeRefusal(error, words));
  const deletes = subject.task === 'delete';
  const district = subject.task === 'add' ? undefined : subject.district;
  const names = { district: district?.districtName ?? '', state: state.stateName };
  const text = words.dialog;
  const [values, setValues] = useState({ districtName: names.district, stateId: state.stateId });
  const [touched, setTouched] = useState(false);
  const [sent, setSent] = useState<DistrictValues>();
  const districtName = values.districtName.trim();
  const tooLong = Array.from(districtName).length > LONGEST_NAME;
  const mistake = districtName ? tooLong && text.nameLength : text.nameRequired;
  // The server's error about a field disappears when the field's value changes.
  const refusalOf = (field: keyof DistrictValues) =>
    values[field] === sent?.[field] ? failure?.fields?.[field] : undefined;

  useEffect(() => {
    const [field] = Object.keys(failure?.fields ?? {}) as (keyof DistrictValues)[];
    // Focus the field, so that screen readers announce it with its error.
    if (field) document.getElementById(FIELD_IDS[field])?.focus();
  }, [failure]);
  const saved = { districtName, stateId: values.stateId };
  const submit = async (): Promise<boolean> => {
    setTouched(true);
    if (!deletes && mistake) return false;
    const made = await send((signal) => {
      setSent(values);
      if (!district) return api.addDistrict(saved, signal);
      const { districtId } = district;
      return deletes
        ? api.deleteDistrict(districtId, signal)
        : api.updateDistrict({ ...saved, districtId }, signal);
    });
    if (made === false) list.refresh();
    return made === true;
  };
  const sayDone = (): void => {
    const home = states.find(({ stateId }) => stateId === saved.stateId)?.stateName ?? '';
    const { deleted, saved: said } = words.locations;
    onDone(deletes ? fillIn(deleted, names) : fillIn(said, { district: districtName, state: home }), saved);
  };

  return (
    <StaffDialog
      id="dialog-title"
      title={fillIn(text[`${subject.task}Title`], names)}
      words={text}
      deletes={deletes}
      busy={busy}
      send={submit}
      onSent={sayDone}
    >
      <FailureMessage failure={failure}>
        {list.isLoaded && failure?.detail === words.failures.uncertain ? <p>{text.reloaded}</p> : null}
      </FailureMessage>
      {deletes ? (
        <p>{fillIn(text.deleteText, names)}</p>
      ) : (
        <>
          <Field
            id={FIELD_IDS.districtName}
            label={text.name}
            hint={text.nameHint}
            error={(touched && mistake) || refusalOf('districtName')}
            type="text"
            value={values.districtName}
            onChange={({ target }) => setValues({ ...values, districtName: target.value })}
            onBlur={() => setTouched(true)}
            required
            autoComplete="off"
          />
          <Field
            as="select"
            id={FIELD_IDS.stateId}
            label={text.state}
            error={refusalOf('stateId')}
            value={values.stateId}
            onChange={({ target }) => setValues({ ...values, stateId: Number(target.value) })}
          >
            {states.map(({ stateId, stateName }) => (
              <option key={stateId} value={stateId}>
                {stateName}
              </option>
            ))}
          </Field>
        </>
      )}
    </StaffDialog>
  );
}

type DistrictValues = Pick<District, 'districtName' | 'stateId'>;

type DistrictFailure = Partial<Failure> & { fields?: Partial<Record<keyof DistrictValues, string>> };

/** An error of the server that mentions a field is shown at that field, with its label (specification, section 8). */
function describeRefusal(error: unknown, words: Staff): DistrictFailure {
  const described = describeFailure(error, words);
  if (!(error instanceof ApiError)) return described;
  // If no response arrived, the server might have made the change.
  if (error.kind !== 'status') return { ...described, detail: words.failures.uncertain };
  const { status, serverMessage } = error.details;
  if (error.variant !== 'post' || status === 401 || serverMessage === undefined) return described;
  const { name, state } = words.dialog;
  const labels = { districtName: name, stateId: state, districtId: words.locations.district };
  const fields = Object.keys(labels) as (keyof typeof labels)[];
  const wordPattern = (field: string): RegExp => new RegExp(`\\b${field}\\b`, 'gi');
  const named = fields.find((field) => wordPattern(field).test(serverMessage));
  // A conflict (409) is about the name.
  const about = named ?? (status === 409 ? 'districtName' : undefined);
  if (!about) return described;
  const said = fields.reduce(
    (text, field) => text.replace(wordPattern(field), () => labels[field]),
    serverMessage,
  );
  // If the catalogue has no message for this status, omit `message`: it is the server's, and `said` contains it.
  const message = described.detail === words.catalogue.other ? undefined : described.message;
  return about === 'districtId' ? { message, detail: said } : { message, fields: { [about]: said } };
}
