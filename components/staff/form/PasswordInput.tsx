import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';

/** A password that the user can show while typing; `busy` hides it again, because it is being sent. */
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
      <input {...input} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={showLabel}
        data-tooltip={showLabel}
        onClick={() => setWanted(!wanted)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </div>
  );
}
