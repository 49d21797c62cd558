import { useEffect, useRef, useState } from 'react';
import { Field } from '../form/Field';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const PAUSE_MS = 250;

/**
 * A filter that is kept in the address. Typed text shows at once; the address follows when typing pauses, and
 * when the address changes by itself (the back button) the field follows it.
 */
export function FilterField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    if (timer.current === null) setDraft((typed) => (typed === value ? typed : null));
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  const type = (text: string): void => {
    setDraft(text);
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => {
      timer.current = null;
      onChange(text);
    }, PAUSE_MS);
  };
  return (
    <Field id="district-filter" label={label}>
      {(control) => (
        <input
          {...control}
          type="search"
          maxLength={100}
          value={draft ?? value}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  );
}
