interface DialogButtonsProps {
  action: string;
  cancel: string;
  busy: boolean;
  danger?: boolean;
  onCancel: () => void;
}

/** Cancel comes first: it changes nothing, and takes the focus where no field precedes it. */
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
