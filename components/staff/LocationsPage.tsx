import { IconMapPins } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import type { State } from '@/lib/staff/staff-api';
import { changeQuery, filterByName, readLocationQuery, sortByName } from '@/lib/staff/locations';
import { fillIn } from '@/lib/text/text';
import { DistrictPanel } from './DistrictPanel';
import { SearchField } from './Field';
import { useStaff } from './StaffProvider';
import { AnswerState, Status, useAnswer, opensElsewhere } from './calls';

/** Narrow screens show either the states or the districts, wide ones both. */
export function LocationsPage({ words }: { words: Staff }) {
  const { api } = useStaff();
  const query = readLocationQuery(useSyncExternalStore(subscribe, () => window.location.search));
  const answer = useAnswer(api.listStates, words);
  const text = words.locations;
  const states = answer.value;
  const chosen = states?.find(({ stateId }) => stateId === query.stateId);

  return (
    <>
      <h1>{text.title}</h1>
      <AnswerState {...answer} loading={text.loadingStates} retry={text.retry} />
      {states ? (
        <div className="locations" data-chosen={chosen ? '' : undefined}>
          <StateList states={states} chosenId={chosen?.stateId} words={text} />
          {chosen ? (
            <DistrictPanel key={chosen.stateId} state={chosen} states={states} query={query} words={words} />
          ) : (
            <div
              className="card panel empty locations-hint"
              role={query.stateId === undefined ? undefined : 'alert'}
            >
              <IconMapPins size="1.5em" aria-hidden />
              <p className="lead">{query.stateId === undefined ? text.choose : text.unknownState}</p>
            </div>
          )}
        </div>
      ) : null}
    </>
  );
}

interface StateListProps {
  states: readonly State[];
  chosenId?: number;
  words: Staff['locations'];
}

/** The states as links, so that users can open a state in another tab, or copy its address. */
function StateList({ states, chosenId, words }: StateListProps) {
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The state in the address can be far down the list.
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const choose = (event: MouseEvent, stateId: number): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    changeQuery({ stateId, filter: '', page: 1 });
  };
  if (!states.length) return <p>{words.noStates}</p>;
  const nameOf = ({ stateName }: State): string => stateName;
  const shown = sortByName(filterByName(states, filter, nameOf), nameOf);
  return (
    <nav className="card state-list" aria-label={words.states}>
      <SearchField id="state-filter" label={words.stateFilter} value={filter} onChange={setFilter} />
      <Status>
        {shown.length ? null : <p className="note">{fillIn(words.noStateMatches, { filter })}</p>}
      </Status>
      <ul ref={list}>
        {shown.map(({ stateId, stateName }) => (
          <li key={stateId}>
            <a
              href={`?state=${stateId}`}
              aria-current={stateId === chosenId ? 'true' : undefined}
              onClick={(event) => choose(event, stateId)}
            >
              {stateName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
