import { useCallback, useMemo } from 'react';
import { readLocationQuery, writeLocationQuery, type LocationQuery } from '@/lib/staff/locations';
import { changeAddress, useQuery } from '../router/address';

export type ChangeQuery = (changes: Partial<LocationQuery>, how?: 'push' | 'replace') => void;

/** What the address asks for. A change is a step that the back button takes back, unless it is a `replace`. */
export function useLocationQuery(): [LocationQuery, ChangeQuery] {
  const search = useQuery();
  const query = useMemo(() => readLocationQuery(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeQuery>((changes, how = 'push') => {
    // Read the address again: a second change may come before the first one has rendered.
    const before = readLocationQuery(new URLSearchParams(window.location.search));
    changeAddress(window.location.pathname + writeLocationQuery({ ...before, ...changes }), how);
  }, []);
  return [query, change];
}
