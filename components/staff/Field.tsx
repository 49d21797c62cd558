import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps, type ElementType } from 'react';

interface FieldProps<Control extends ElementType> {
  /** The control, which gets all other props; `input` by default. */
  as?: Control;
  /** A fixed id, because React and Preact would generate different ones for the same exported page. */
  id: string;
  label: string;
  hint?: string;
  /** Pass an error only when the field has been touched (specification, section 5). */
  error?: string;
}

export function Field<Control extends ElementType = 'input'>(
  props: FieldProps<Control> & Omit<ComponentProps<Control>, keyof FieldProps<Control>>,
) {
  const { as: Control = 'input' as ElementType, id, label, hint, error, ...own } = props;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={hintId} className="note">
          {hint}
        </p>
      ) : null}
      <Control
        {...own}
        id={id}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        // Always set `aria-invalid`: otherwise browsers report empty `required` fields as invalid before a touch.
        aria-invalid={Boolean(error)}
      />
      {error ? (
        <p id={errorId} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface SearchProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchField = ({ onChange, ...own }: SearchProps) => (
  <Field {...own} type="search" maxLength={100} onChange={({ target }) => onChange(target.value)} />
);

/** Set `busy` while the password is being sent, to hide its characters. */
export function PasswordInput({
  showLabel,
  busy,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; busy: boolean }) {
  const [wanted, setWanted] = useState(false);
  const shown = wanted && !busy;
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <div className="password">
      <input {...input} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={showLabel}
        data-tooltip={showLabel}
        onClick={() => setWanted(!wanted)}
      >
        <Icon size="1.2em" aria-hidden />
      </button>
    </div>
  );
}
