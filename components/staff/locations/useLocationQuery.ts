import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { readLocationQuery, writeLocationQuery, type LocationQuery } from '@/lib/locations/location-query';

export type ChangeQuery = (changes: Partial<LocationQuery>, how?: 'push' | 'replace') => void;

/** What the address asks for. A change is a step that the back button takes back, unless it is a `replace`. */
export function useLocationQuery(): [LocationQuery, ChangeQuery] {
  const params = useSearchParams();
  const query = useMemo(() => readLocationQuery(new URLSearchParams(params)), [params]);
  const change = useCallback<ChangeQuery>((changes, how = 'push') => {
    // Read the address again: a second change may come before the first one has rendered.
    const before = readLocationQuery(new URLSearchParams(window.location.search));
    const address = window.location.pathname + writeLocationQuery({ ...before, ...changes });
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  }, []);
  return [query, change];
}
