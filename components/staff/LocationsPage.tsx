import type { Staff } from '@/lib/content/schemas/staff';
import { useSyncExternalStore, useCallback, useMemo } from 'react';
import { readLocationQuery, writeLocationQuery, type LocationQuery } from '@/lib/staff/locations';
import { FailureMessage, RetryButton, Skeleton, Status } from './states';
import { useStaff } from './StaffProvider';
import { useAnswer } from './useAnswer';
import { DistrictPanel } from './DistrictPanel';
import { StateList } from './StateList';

/** The texts of the screens of States and districts. */
export type LocationWords = Pick<Staff, 'locations' | 'paginator' | 'dialog' | 'catalogue' | 'failures'>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Changes the address without loading a document. `push` is a step that the back button takes back. */
export function changeAddress(address: string, how: 'push' | 'replace'): void {
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  listeners.forEach((listener) => listener());
}

/** The query of the address, with `?`; empty in the exported page, which has none. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

export type ChangeQuery = (changes: Partial<LocationQuery>, how?: 'push' | 'replace') => void;

/** What the address asks for. A change is a step that the back button takes back, unless it is a `replace`. */
function useLocationQuery(): [LocationQuery, ChangeQuery] {
  const search = useQuery();
  const query = useMemo(() => readLocationQuery(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeQuery>((changes, how = 'push') => {
    // Read the address again: a second change may come before the first one has rendered.
    const before = readLocationQuery(new URLSearchParams(window.location.search));
    changeAddress(window.location.pathname + writeLocationQuery({ ...before, ...changes }), how);
  }, []);
  return [query, change];
}

/** States and districts: the states beside the districts of the chosen one; on narrow screens one or the other. */
export function LocationsPage({ words }: { words: LocationWords }) {
  const { api } = useStaff();
  const [query, changeQuery] = useLocationQuery();
  const { answer, retry } = useAnswer(api.listStates, words);
  const states = answer.status === 'ready' ? answer.value : [];
  const chosen = states.find(({ stateId }) => stateId === query.stateId);

  return (
    <>
      <h1>{words.locations.title}</h1>
      <FailureMessage failure={answer.status === 'failed' ? answer.failure : undefined}>
        <RetryButton text={words.locations.retry} onRetry={retry} />
      </FailureMessage>
      <Status>
        {answer.status === 'loading' ? <Skeleton text={words.locations.loadingStates} /> : null}
      </Status>
      {answer.status === 'ready' ? (
        <div className="locations" data-chosen={chosen ? '' : undefined}>
          <StateList
            states={states}
            chosenId={chosen?.stateId}
            words={words.locations}
            onChoose={(stateId) => changeQuery({ stateId, filter: '', page: 1 })}
          />
          {chosen ? (
            <DistrictPanel
              key={chosen.stateId}
              state={chosen}
              states={states}
              query={query}
              onChange={changeQuery}
              words={words}
            />
          ) : (
            <p className="locations-hint" role={query.stateId === undefined ? undefined : 'alert'}>
              {query.stateId === undefined ? words.locations.choose : words.locations.unknownState}
            </p>
          )}
        </div>
      ) : null}
    </>
  );
}
