import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import { Button, showDialog } from './calls';

interface StaffDialogProps {
  id: string;
  title: string;
  words: Staff['dialog'];
  deletes: boolean;
  busy: boolean;
  /** @returns true if the dialog should close */
  send: () => Promise<boolean>;
  /** Called after a success, but only once the dialog has closed: screen readers ignore messages behind an open one. */
  onSent: () => void;
  children: ReactNode;
}

/** A native dialog. It opens when mounted, so use a new key for each opening. CSS fades it out (staff-forms.css). */
export function StaffDialog({ id, title, words, deletes, busy, send, onSent, children }: StaffDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => showDialog(dialog.current, true), []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await send())) return;
    showDialog(dialog.current, false);
    onSent();
  };
  const [action, doing] = deletes ? [words.delete, words.deleting] : [words.save, words.saving];
  return (
    <dialog
      ref={dialog}
      className="staff-dialog"
      role={deletes ? 'alertdialog' : undefined}
      aria-labelledby={id}
      // Ignore Escape while a request is pending.
      onCancel={(event) => busy && event.preventDefault()}
    >
      <form onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        {children}
        <div className="dialog-buttons">
          {/* Cancel comes first because it changes nothing: in a dialog without fields, it gets the focus. */}
          <Button isOff={busy} onClick={() => showDialog(dialog.current, false)}>
            {words.cancel}
          </Button>
          <Button type="submit" className={deletes ? 'button button-danger' : 'button'} isOff={busy}>
            {busy ? doing : action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
