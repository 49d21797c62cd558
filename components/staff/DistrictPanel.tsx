import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { District, State } from '@/lib/staff/staff-api';
import { changeQuery, filterByName, sortByName, takePage, type LocationQuery } from '@/lib/staff/locations';
import type { Staff } from '@/lib/content/kinds/staff';
import { DASHBOARD_PAGES } from '@/lib/staff/pages';
import { fillIn } from '@/lib/text/text';
import { DistrictDialog, type DialogSubject } from './DistrictDialog';
import { SearchField } from './Field';
import { Paginator } from './Paginator';
import { useStaff } from './StaffProvider';
import { AnswerState, Button, Status, useAnswer, opensElsewhere } from './calls';

interface DistrictPanelProps {
  state: State;
  states: readonly State[];
  query: LocationQuery;
  words: Staff;
}

export function DistrictPanel({ state, states, query, words }: DistrictPanelProps) {
  const { api } = useStaff();
  const { stateId, stateName } = state;
  const load = useCallback((signal: AbortSignal) => api.listDistricts(stateId, signal), [api, stateId]);
  const answer = useAnswer(load, words);
  const { value: districts, stale, refresh } = answer;
  const [opened, setOpened] = useState<{ times: number; subject: DialogSubject }>();
  const [message, setMessage] = useState<{ said: string; movedTo?: State }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = words.locations;

  const open = (subject: DialogSubject): void => {
    setMessage(undefined);
    setOpened({ times: (opened?.times ?? 0) + 1, subject });
  };
  // A layout effect runs before the browser takes the focus from the state's link, now hidden on narrow screens.
  useLayoutEffect(() => {
    const link = document.activeElement?.closest('.state-list a');
    if (link && !link.getClientRects().length) heading.current?.focus();
  }, []);
  useEffect(() => {
    // The change might have removed the row whose button opened the dialog.
    if (message && !stale && document.activeElement === document.body) heading.current?.focus();
  }, [message, stale]);

  return (
    <section className="card panel" aria-labelledby="districts-title" aria-busy={stale}>
      <a
        href={DASHBOARD_PAGES.locations}
        className="back-to-states"
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          changeQuery({ stateId: undefined, filter: '', page: 1 });
          document.getElementById('content')?.focus();
        }}
      >
        <IconChevronLeft size="1.1em" aria-hidden />
        {text.allStates}
      </a>
      <h2 id="districts-title" ref={heading} tabIndex={-1}>
        {fillIn(text.districts, { state: stateName })}
      </h2>
      <div className="district-tools">
        <SearchField
          id="district-filter"
          label={text.filter}
          value={query.filter}
          onChange={(filter) => changeQuery({ filter, page: 1 }, 'replaceState')}
        />
        <Button className="button" onClick={() => open({ task: 'add' })}>
          <IconPlus size="1.2em" aria-hidden />
          {text.add}
        </Button>
      </div>
      <Status>
        {message ? (
          <p className="notice notice-success">
            <span>
              {message.said}{' '}
              {message.movedTo ? (
                <a href={`?state=${message.movedTo.stateId}`}>
                  {fillIn(text.districts, { state: message.movedTo.stateName })}
                </a>
              ) : null}
            </span>
          </p>
        ) : null}
      </Status>
      <AnswerState {...answer} loading={text.loadingDistricts} retry={text.retry} />
      {districts ? (
        <DistrictList districts={districts} stateName={stateName} query={query} words={words} open={open} />
      ) : null}
      {opened ? (
        <DistrictDialog
          key={opened.times}
          subject={opened.subject}
          state={state}
          states={states}
          words={words}
          list={{ isLoaded: !!districts && !stale, refresh }}
          onDone={(said, { districtName, stateId: home }) => {
            const movedTo = home === stateId ? undefined : states.find((each) => each.stateId === home);
            // Clear a filter that would hide the saved district.
            if (!movedTo && !filterByName([districtName], query.filter, String).length)
              changeQuery({ filter: '', page: 1 });
            setMessage({ said, movedTo });
            refresh();
          }}
        />
      ) : null}
    </section>
  );
}

interface ListProps extends Pick<DistrictPanelProps, 'query' | 'words'> {
  districts: readonly District[];
  stateName: string;
  open: (subject: DialogSubject) => void;
}

const BUTTONS = [
  { task: 'edit', Icon: IconPencil },
  { task: 'delete', Icon: IconTrash },
] as const;

function DistrictList({ districts, stateName, query, words, open }: ListProps) {
  const { filter, pageSize, descending } = query;
  const text = words.locations;
  const nameOf = ({ districtName }: District): string => districtName;
  const found = filterByName(districts, filter, nameOf);
  const { items, ...list } = takePage(sortByName(found, nameOf, query), query.page, pageSize);
  const missing = districts.length
    ? !found.length && fillIn(text.noMatch, { filter })
    : fillIn(text.noDistricts, { state: stateName });
  const Arrow = descending ? IconArrowUp : IconArrowDown;
  return (
    <>
      <Status>{missing ? <p className="note">{missing}</p> : null}</Status>
      {found.length ? (
        <>
          <table className="data-table district-table" aria-labelledby="districts-title">
            <thead>
              <tr>
                <th scope="col" aria-sort={descending ? 'descending' : 'ascending'}>
                  <Button className="sort" onClick={() => changeQuery({ descending: !descending, page: 1 })}>
                    {text.district}
                    <Arrow size="1.1em" aria-hidden />
                  </Button>
                </th>
                <th scope="col" className="amount">
                  {text.actions}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((district) => (
                <tr key={district.districtId}>
                  <th scope="row">{district.districtName}</th>
                  <td className="amount">
                    {BUTTONS.map(({ task, Icon }) => {
                      // The name includes the district, for screen readers that list buttons.
                      const name = fillIn(text[`${task}One`], { district: district.districtName });
                      return (
                        <Button
                          key={task}
                          className="row-button"
                          aria-label={name}
                          data-tooltip={name}
                          onClick={() => open({ task, district })}
                        >
                          <Icon size="1.1em" aria-hidden />
                          <span>{text[task]}</span>
                        </Button>
                      );
                    })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Paginator list={list} pageSize={pageSize} words={words.paginator} onChange={changeQuery} />
        </>
      ) : districts.length ? (
        <Button onClick={() => changeQuery({ filter: '', page: 1 })}>{text.clearFilter}</Button>
      ) : null}
    </>
  );
}
