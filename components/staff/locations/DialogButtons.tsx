interface DialogButtonsProps {
  action: string;
  cancel: string;
  busy: boolean;
  danger?: boolean;
  onCancel: () => void;
}

/** Cancel first: it is the one that harms nothing, and has the focus where no field comes before it. */
export function DialogButtons({ action, cancel, busy, danger = false, onCancel }: DialogButtonsProps) {
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
