import { useEffect } from 'react';
import { useRouter } from './router/StaffRouter';

/** Goes to another page of the staff area as soon as `when` is true. */
export function useRedirect(to: string, when: boolean): void {
  const { go } = useRouter();
  useEffect(() => {
    if (when) go(to, 'replace');
  }, [to, when, go]);
}
