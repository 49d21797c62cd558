import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import type { State } from '@/lib/staff/answers';
import { filterByName, sortByName } from '@/lib/staff/locations';
import { fillIn } from '@/lib/text/text';
import { Field } from './Field';
import { Status } from './states';

interface StateListProps {
  states: readonly State[];
  chosenId?: number;
  words: Staff['locations'];
  onChoose: (stateId: number) => void;
}

const nameOf = ({ stateName }: State): string => stateName;

/** The states as links, so that one can be opened in another tab or its address copied. */
export function StateList({ states, chosenId, words, onChoose }: StateListProps) {
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A shared address may name a state far down the list.
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const choose = (event: MouseEvent, stateId: number): void => {
    // The browser opens it in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(stateId);
  };
  if (!states.length) return <p>{words.noStates}</p>;
  const shown = sortByName(filterByName(states, filter, nameOf), nameOf);
  return (
    <nav className="card state-list" aria-label={words.states}>
      <Field id="state-filter" label={words.stateFilter}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        )}
      </Field>
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
