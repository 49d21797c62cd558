import { IconChevronLeft, IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { State } from '@/lib/staff/answers';
import { changeQuery, filterByName, type LocationQuery } from '@/lib/staff/locations';
import type { Staff } from '@/lib/content/kinds/staff';
import { DASHBOARD_PAGES } from '@/lib/staff/pages';
import { fillIn } from '@/lib/text/text';
import { DistrictDialog, type DialogSubject } from './DistrictDialog';
import { DistrictList } from './DistrictList';
import { Field } from './Field';
import { useStaff } from './StaffProvider';
import { Status } from './states';
import { AnswerState, useAnswer } from './calls';

interface DistrictPanelProps {
  state: State;
  states: readonly State[];
  query: LocationQuery;
  words: Staff;
}

/** The districts of one state: loading, failed, empty or listed, and what can be done with them. */
export function DistrictPanel({ state, states, query, words }: DistrictPanelProps) {
  const { api } = useStaff();
  const { stateId, stateName } = state;
  const load = useCallback((signal: AbortSignal) => api.listDistricts(stateId, signal), [api, stateId]);
  const { answer, stale, refresh } = useAnswer(load, words);
  const [opened, setOpened] = useState<{ times: number; subject: DialogSubject }>();
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const text = words.locations;

  const open = (subject: DialogSubject): void => {
    setMessage('');
    setOpened({ times: (opened?.times ?? 0) + 1, subject });
  };
  useEffect(() => {
    // The change may have removed the row with the button that opened the dialog.
    if (message && !stale && document.activeElement === document.body) heading.current?.focus();
  }, [message, stale]);

  return (
    <section className="card panel" aria-labelledby="districts-title" aria-busy={stale}>
      <a
        href={DASHBOARD_PAGES.locations}
        className="back-to-states"
        onClick={(event) => {
          event.preventDefault();
          changeQuery({ stateId: undefined, filter: '', page: 1 });
        }}
      >
        <IconChevronLeft size={18} aria-hidden />
        {text.allStates}
      </a>
      <h2 id="districts-title" ref={heading} tabIndex={-1}>
        {fillIn(text.districts, { state: stateName })}
      </h2>
      <div className="district-tools">
        <Field id="district-filter" label={text.filter}>
          {(control) => (
            <input
              {...control}
              type="search"
              maxLength={100}
              value={query.filter}
              onChange={({ target }) => changeQuery({ filter: target.value, page: 1 }, 'replaceState')}
            />
          )}
        </Field>
        <button type="button" className="button" onClick={() => open({ task: 'add' })}>
          <IconPlus size={20} aria-hidden />
          {text.add}
        </button>
      </div>
      <Status>{message ? <p className="notice notice-success">{message}</p> : null}</Status>
      <AnswerState answer={answer} words={{ ...text, loading: text.loadingDistricts }} onRetry={refresh} />
      {answer.status === 'ready' ? (
        <DistrictList
          districts={answer.value}
          stateName={stateName}
          query={query}
          words={words}
          onEdit={(district) => open({ task: 'edit', district })}
          onDelete={(district) => open({ task: 'delete', district })}
        />
      ) : null}
      {opened ? (
        <DistrictDialog
          key={opened.times}
          subject={opened.subject}
          state={state}
          states={states}
          words={words}
          list={{ isLoaded: answer.status === 'ready' && !stale, refresh }}
          onDone={(said, saved) => {
            // A list without what was just saved would look as if it were lost.
            if (!filterByName([saved], query.filter, String).length) changeQuery({ filter: '', page: 1 });
            setMessage(said);
            refresh();
          }}
        />
      ) : null}
    </section>
  );
}
