import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { State } from '@/lib/api/read-answers';
import { fillIn } from '@/lib/text/text';
import type { Staff } from '@/lib/content/kinds/staff';
import { filterByName, sortByName } from '@/lib/locations/arrange-list';
import { Field } from '../form/Field';
import { opensElsewhere } from '../router/opens-elsewhere';
import { Status } from '../Status';

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
  const shown = sortByName(filterByName(states, filter, nameOf), nameOf);
  const choose = (event: MouseEvent, stateId: number): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose(stateId);
  };
  if (!states.length) return <p>{words.noStates}</p>;
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
        {shown.length ? null : <p className="quiet">{fillIn(words.noStateMatches, { filter })}</p>}
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
