import type { FormikHelpers } from 'formik';
import { useEffect, type RefObject } from 'react';
import type { Credentials } from '@/lib/staff/staff-api';

/**
 * Takes over what was typed, or filled in by the browser, before the script arrived. A field that was filled and left
 * counts as touched; whether an empty one was, nobody can know.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  { setValues, setTouched }: Pick<FormikHelpers<Credentials>, 'setValues' | 'setTouched'>,
): void {
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    const filled = fields.filter(({ value }) => value !== '');
    if (filled.length === 0) return;
    const left = filled.filter((field) => field !== document.activeElement);
    void setTouched(Object.fromEntries(left.map(({ name }) => [name, true])), false);
    void setValues((known) => ({
      ...known,
      ...Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    }));
    // Once: from then on the fields report every change themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
