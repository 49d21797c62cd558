import type { SyntheticEvent } from 'react';
import type { District, State } from '@/lib/api/read-answers';
import { fillIn } from '@/lib/text/text';
import { FailureMessage } from '../FailureMessage';
import { useStaff } from '../StaffProvider';
import { DialogButtons } from './DialogButtons';
import type { LocationWords } from './location-words';
import { useChange } from './useChange';

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
