import { useId, useRef, useState } from 'react';
import type { District, State } from '@/lib/api/read-answers';
import { fillIn } from '@/lib/text/text';
import { DeleteForm } from './DeleteForm';
import { DistrictForm } from './DistrictForm';
import type { LocationWords } from './location-words';
import { Modal } from './Modal';

/** What the dialog is open for; `number` differs for each opening, so that each starts with fresh state. */
export type DialogSubject = { number: number } & (
  { task: 'add' } | { task: 'edit' | 'delete'; district: District }
);

interface DistrictDialogProps {
  /** Kept while the dialog fades out. */
  subject: DialogSubject;
  open: boolean;
  state: State;
  states: readonly State[];
  words: LocationWords;
  onClose: () => void;
  /** Called after the change, when the dialog has closed: only then do screen readers announce messages outside it. */
  onDone: (message: string) => void;
  /** After a change failed; the dialog stays open. */
  onFailed: () => void;
}

/** The one dialog of the page: add, edit or delete. */
export function DistrictDialog({
  subject,
  open,
  state,
  states,
  words,
  onClose,
  onDone,
  onFailed,
}: DistrictDialogProps) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const outcome = useRef<string | null>(null);
  const finish = (message: string): void => {
    outcome.current = message;
    onClose();
  };
  const closed = (): void => {
    onClose();
    if (outcome.current !== null) onDone(outcome.current);
    outcome.current = null;
  };
  const shared = { titleId, words, onBusy: setBusy, onFailed, onCancel: onClose };
  return (
    <Modal
      open={open}
      labelledBy={titleId}
      role={subject.task === 'delete' ? 'alertdialog' : undefined}
      busy={busy}
      onClosed={closed}
    >
      {subject.task === 'delete' ? (
        <DeleteForm
          key={subject.number}
          {...shared}
          district={subject.district}
          state={state}
          onDeleted={() =>
            finish(
              fillIn(words.locations.deleted, {
                district: subject.district.districtName,
                state: state.stateName,
              }),
            )
          }
        />
      ) : (
        <DistrictForm
          key={subject.number}
          {...shared}
          district={subject.task === 'edit' ? subject.district : undefined}
          stateId={state.stateId}
          states={states}
          onSaved={(saved) =>
            finish(
              fillIn(words.locations.saved, {
                district: saved.districtName,
                state: states.find(({ stateId }) => stateId === saved.stateId)?.stateName ?? '',
              }),
            )
          }
        />
      )}
    </Modal>
  );
}
