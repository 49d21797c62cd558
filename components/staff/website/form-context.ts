import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Path } from '@/lib/content/parse/values';
import type { FormProblem } from '@/lib/editing/forms/api/problems';
import type { Typed } from '@/lib/editing/forms/api/values';
import type { Form } from './form-values';

export interface FormServices {
  form: Form;
  /** The problems to show now. */
  problems: readonly FormProblem[];
  /** Makes the next save wait for the last file chosen in a field. @param sent resolves to false if it was not sent */
  awaitUpload: (id: string, sent: Promise<boolean | undefined>) => void;
}

export const FormContext = createContext<FormServices | null>(null);

export function useFormServices(): FormServices {
  const services = use(FormContext);
  if (!services) throw new Error('a field needs a form around it');
  return services;
}

/** @param pick returns the part that the component shows: when that part changes, the component renders again */
export function useValue<T extends Typed | number | undefined>(
  path: Path,
  pick: (value: Typed | undefined) => T,
): T {
  const { form } = useFormServices();
  const read = () => pick(form.get(path));
  return useSyncExternalStore(form.subscribe, read, read);
}

/** True if a fold is open. It opens at once if `begins`, and otherwise when it first contains a mistake. */
export function useOpen(isWrong: boolean, begins = false): true | undefined {
  const [isOpen, setIsOpen] = useState(begins);
  if (isWrong && !isOpen) setIsOpen(true);
  return isOpen || isWrong || undefined;
}
