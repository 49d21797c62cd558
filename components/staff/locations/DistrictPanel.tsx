import { IconChevronLeft, IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { State } from '@/lib/api/read-answers';
import { fillIn } from '@/lib/text/text';
import type { LocationQuery } from '@/lib/locations/location-query';
import { FailureMessage } from '../FailureMessage';
import { useStaff } from '../StaffProvider';
import { useAnswer } from '../useAnswer';
import { DistrictDialog, type DialogSubject } from './DistrictDialog';
import { DistrictList } from './DistrictList';
import { FilterField } from './FilterField';
import type { LocationWords } from './location-words';
import { RetryButton } from './RetryButton';
import { Skeleton } from './Skeleton';
import type { ChangeQuery } from './useLocationQuery';
import { Status } from '../Status';

interface DistrictPanelProps {
  state: State;
  states: readonly State[];
  query: LocationQuery;
  onChange: ChangeQuery;
  words: LocationWords;
}

/** The districts of one state: loading, failed, empty or listed, and what can be done with them. */
export function DistrictPanel({ state, states, query, onChange, words }: DistrictPanelProps) {
  const { api } = useStaff();
  const { stateId, stateName } = state;
  const load = useCallback((signal: AbortSignal) => api.listDistricts(stateId, signal), [api, stateId]);
  const { answer, stale, refresh, retry } = useAnswer(load, words);
  const [subject, setSubject] = useState<DialogSubject>({ task: 'add', number: 0 });
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  const text = words.locations;

  const start = (next: NextSubject): void => {
    setMessage('');
    setSubject({ ...next, number: subject.number + 1 });
    setOpen(true);
  };
  useEffect(() => {
    // The change may have removed the row with the button that opened the dialog.
    if (answer.status !== 'ready' || stale || !changed.current) return;
    changed.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [answer, stale]);

  return (
    <section className="card panel" aria-labelledby="districts-title" aria-busy={stale}>
      <a
        href={window.location.pathname}
        className="back-to-states"
        onClick={(event) => {
          event.preventDefault();
          onChange({ stateId: undefined, filter: '', page: 1 });
        }}
      >
        <IconChevronLeft size={18} aria-hidden />
        {text.allStates}
      </a>
      <h2 id="districts-title" ref={heading} tabIndex={-1}>
        {fillIn(text.districts, { state: stateName })}
      </h2>
      <div className="district-tools">
        <FilterField
          label={text.filter}
          value={query.filter}
          onChange={(filter) => onChange({ filter, page: 1 }, 'replace')}
        />
        <button type="button" className="button" onClick={() => start({ task: 'add' })}>
          <IconPlus size={20} aria-hidden />
          {text.add}
        </button>
      </div>
      <Status>{message ? <p className="notice notice-success">{message}</p> : null}</Status>
      <FailureMessage failure={answer.status === 'failed' ? answer.failure : undefined}>
        <RetryButton text={text.retry} onRetry={retry} />
      </FailureMessage>
      <Status>{answer.status === 'loading' ? <Skeleton text={text.loadingDistricts} /> : null}</Status>
      {answer.status === 'ready' ? (
        <DistrictList
          districts={answer.value}
          stateName={stateName}
          query={query}
          words={words}
          onChange={onChange}
          onEdit={(district) => start({ task: 'edit', district })}
          onDelete={(district) => start({ task: 'delete', district })}
        />
      ) : null}
      <DistrictDialog
        subject={subject}
        open={open}
        state={state}
        states={states}
        words={words}
        onClose={() => setOpen(false)}
        onFailed={refresh}
        onDone={(said) => {
          setMessage(said);
          changed.current = true;
          refresh();
        }}
      />
    </section>
  );
}

type WithoutNumber<T> = T extends unknown ? Omit<T, 'number'> : never;
type NextSubject = WithoutNumber<DialogSubject>;
