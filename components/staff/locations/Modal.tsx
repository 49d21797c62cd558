import { useEffect, useRef, type ReactNode } from 'react';

interface ModalProps {
  open: boolean;
  /** The id of its heading. */
  labelledBy: string;
  role?: 'alertdialog';
  /** While a request is pending, Escape does not close it. */
  busy: boolean;
  /** After it has closed, by whatever means. */
  onClosed: () => void;
  children: ReactNode;
}

/** A native modal dialog: focus moves in and back, Tab stays in, Escape closes. Timings: app/styles/staff-forms.css. */
export function Modal({ open, labelledBy, role, busy, onClosed, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="staff-dialog"
      role={role}
      aria-labelledby={labelledBy}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClosed}
    >
      {children}
    </dialog>
  );
}
