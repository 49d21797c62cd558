import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** After this time the browser navigates by itself: the router needs files that a host may no longer have. */
const PATIENCE_MS = 15_000;

/** Goes to another page of the staff area as soon as, and as long as, `when` is true. */
export function useRedirect(to: string, when: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!when) return undefined;
    router.replace(to);
    const timer = setTimeout(() => window.location.replace(to), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [to, when, router]);
}
